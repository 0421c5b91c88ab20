"""The content of a page as a screen reader gets it."""


class Reading:
    """Chromium's accessibility tree; a new one each time, since it is not live."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        self._nodes = {node["nodeId"]: node for node in nodes}

    def all(self, roles=None):
        """The nodes that a reader announces, each with its role, its name and its properties."""
        for node in self._nodes.values():
            if not node["ignored"] and (roles is None or node["role"]["value"] in roles):
                yield self._described(node)

    def within(self, reported):
        """The nodes that a reader announces within a node."""
        below = list(self._nodes[reported["id"]].get("childIds", []))
        while below:
            node = self._nodes.get(below.pop())
            if node is None:
                continue
            below += node.get("childIds", [])
            if not node["ignored"]:
                yield self._described(node)

    def box(self, reported):
        """The box of a node: left, top, right, bottom."""
        model = self._session.send("DOM.getBoxModel", {"backendNodeId": reported["element"]})
        quad = model["model"]["border"]
        return min(quad[::2]), min(quad[1::2]), max(quad[::2]), max(quad[1::2])

    @staticmethod
    def _described(node):
        properties = {each["name"]: each["value"].get("value") for each in node["properties"]}
        return {
            "id": node["nodeId"],
            "element": node.get("backendDOMNodeId"),
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            "kind": properties.get("roledescription"),
            "takes_focus": properties.get("focusable", False),
        }
