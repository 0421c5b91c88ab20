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

        @Test func everyTextIsInEachLanguageWithBothNumbers() throws {
            let catalog = try JSONDecoder().decode(
                Catalog.self,
                from: resource("Rondo.xcstrings")
            )
            #expect(catalog.sourceLanguage == "en")
            #expect(Set(catalog.strings.keys) == Set(SpokenText.allCases.map(\.rawValue)))
            for (key, text) in catalog.strings {
                #expect(Set(text.localizations.keys) == ["de", "es", "fr"], "\(key)")
                for (language, unit) in text.localizations {
                    let value = try #require(unit["stringUnit"]?["value"])
                    #expect(
                        value.contains("%1$ld") && value.contains("%2$ld"),
                        "\(key) \(language)"
                    )
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
