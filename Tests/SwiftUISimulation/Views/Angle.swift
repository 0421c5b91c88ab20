// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Angle: Equatable, Sendable {
    public var radians: Double

    public static func degrees(_ degrees: Double) -> Angle {
        Angle(radians: degrees * .pi / 180)
    }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
