extension JSONText {
    /// A list of values that are already JSON.
    public static func list(_ values: [String]) -> String {
        "[" + values.joined(separator: ",") + "]"
    }

    /// An object with these keys in this order, and values that are already JSON.
    public static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    /// A truth value.
    public static func bool(_ value: Bool) -> String { value ? "true" : "false" }
}
