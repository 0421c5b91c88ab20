"""Elements that have come and gone leave nothing behind."""

# What V8 compiles and learns meanwhile is in its heap too; an element that is kept takes thousands of
# bytes.
LEFT_OF_EACH = 100  # bytes, at the most and on average

COUNT = """function () {
    const counts = {};
    for (const object of this) {
        const { name, prototype } = object.constructor;
        if (object !== prototype) counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
}"""


class Heap:
    """What a page holds, as the browser's developer tools count it."""

    def __init__(self, page):
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Performance.enable")
        self._tools.send("HeapProfiler.enable")

    def counts(self):
        """How many there are of each kind of object that hears events, elements among them; and of
        nodes and listeners, those that scripts cannot reach included."""
        self._collect()
        metrics = self._tools.send("Performance.getMetrics")["metrics"]
        kinds = ["Documents", "JSEventListeners", "Nodes"]
        return self._objects() | {
            entry["name"]: entry["value"] for entry in metrics if entry["name"] in kinds
        }

    def size(self):
        """Bytes."""
        self._collect()
        return self._tools.send("Runtime.getHeapUsage")["usedSize"]

    def _collect(self):
        # What one collection lets go of may have held something else.
        for _ in range(2):
            self._tools.send("HeapProfiler.collectGarbage")

    def _objects(self):
        group = {"objectGroup": "counting"}
        evaluate = {"expression": "EventTarget.prototype", **group}
        prototype = self._tools.send("Runtime.evaluate", evaluate)["result"]["objectId"]
        query = {"prototypeObjectId": prototype, **group}
        found = self._tools.send("Runtime.queryObjects", query)["objects"]["objectId"]
        count = {"objectId": found, "functionDeclaration": COUNT, "returnByValue": True}
        counts = self._tools.send("Runtime.callFunctionOn", count)["result"]["value"]
        self._tools.send("Runtime.releaseObjectGroup", group)
        return counts


def test_a_thousand_elements_of_each_kind_leave_nothing(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/leaks.html")
    page.wait_for_function("window.leaks")
    heap = Heap(page)
    # Before, there are neither modules nor styles, nor code that is compiled.
    page.evaluate("leaks.comeAndGo(100, 1)")
    left = page.evaluate("leaks.left")
    counts = heap.counts()
    size = heap.size()
    page.evaluate("leaks.comeAndGo(100, 9)")

    assert page.evaluate("leaks.left") == left
    assert (left["pending"], left["observing"]) == ([], 0)
    print(counts, heap.size() - size, heap._tools.send("Performance.getMetrics"))
    assert heap.counts() == counts
    assert not [name for name in counts if name.startswith("Rondo")]
    assert heap.size() - size < 900 * 6 * LEFT_OF_EACH
