import Foundation
import RondoTestSupport
import Testing

@testable import RondoUIKit

extension UIKitTests {
    /// The resources of the package: texts in other languages, and its privacy manifest.
    @Suite @MainActor struct TranslationTests {
        private struct Catalog: Decodable {
            struct Text: Decodable {
                let localizations: [String: [String: [String: String]]]
            }

            let sourceLanguage: String
            let strings: [String: Text]
        }

        private func resource(_ name: String) throws -> Data {
            let sources = URL(filePath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            return try Data(
                contentsOf: sources.appending(path: "Sources/RondoUIKit/Resources/\(name)")
            )
        }

        @Test func everyTextIsInEachLanguageWithItsNumbers() throws {
            let catalog = try JSONDecoder().decode(
                Catalog.self,
                from: resource("Rondo.xcstrings")
            )
            #expect(catalog.sourceLanguage == "en")
            let templates = SpokenText.allCases.map(\.rawValue)
            let names = RotorName.allCases.map(\.rawValue)
            #expect(catalog.strings.keys.sorted() == (templates + names).sorted())
            for (key, text) in catalog.strings {
                #expect(Set(text.localizations.keys) == ["de", "es", "fr"], "\(key)")
                for (language, unit) in text.localizations {
                    let value = try #require(unit["stringUnit"]?["value"])
                    #expect(!value.isEmpty)
                    let numbers = ["%1$ld", "%2$ld"].filter { value.contains($0) }
                    let expected = templates.contains(key) ? ["%1$ld", "%2$ld"] : []
                    #expect(numbers == expected, "\(key) \(language)")
                }
            }
        }

        @Test func thePrivacyManifestDeclaresNoCollectedData() throws {
            let manifest = try PropertyListSerialization.propertyList(
                from: resource("PrivacyInfo.xcprivacy"),
                format: nil
            )
            let values = try #require(manifest as? [String: Any])
            #expect(values["NSPrivacyTracking"] as? Bool == false)
            #expect((values["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
            #expect((values["NSPrivacyAccessedAPITypes"] as? [Any])?.isEmpty == true)
        }
    }
}
