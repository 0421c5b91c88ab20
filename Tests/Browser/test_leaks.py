"""Elements that were added and removed leave nothing behind."""

import os

# Of each kind; RONDO_ELEMENTS sets it, in tens.
ELEMENTS = int(os.environ.get("RONDO_ELEMENTS", "200"))
TIMES = 10

# An element that is kept takes thousands of bytes. The limit is not zero, since code that V8
# compiles during the test is in its heap too.
LEFT_OF_EACH = 200  # bytes on average

COUNT = """function () {
    const counts = {};
    for (const object of this) {
        const { name, prototype } = object.constructor;
        const isElement = name.startsWith('Rondo') && object !== prototype;
        if (isElement) counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
}"""


class Heap:
    """The objects of a page, as the browser's developer tools count them."""

    def __init__(self, page):
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Performance.enable")
        self._tools.send("HeapProfiler.enable")

    def counts(self):
        """The numbers of Rondo's elements of each kind, and of documents, nodes and listeners."""
        self._collect()
        metrics = self._tools.send("Performance.getMetrics")["metrics"]
        kinds = ["Documents", "JSEventListeners", "Nodes"]
        return self._elements() | {
            entry["name"]: entry["value"] for entry in metrics if entry["name"] in kinds
        }

    def size(self):
        """The size of the heap in bytes, after a collection."""
        self._collect()
        return self._tools.send("Runtime.getHeapUsage")["usedSize"]

    def _collect(self):
        # Objects freed by one collection may have held others.
        for _ in range(2):
            self._tools.send("HeapProfiler.collectGarbage")

    def _elements(self):
        group = {"objectGroup": "counting"}
        evaluate = {"expression": "HTMLElement.prototype", **group}
        prototype = self._tools.send("Runtime.evaluate", evaluate)["result"]["objectId"]
        query = {"prototypeObjectId": prototype, **group}
        found = self._tools.send("Runtime.queryObjects", query)["objects"]["objectId"]
        count = {"objectId": found, "functionDeclaration": COUNT, "returnByValue": True}
        counts = self._tools.send("Runtime.callFunctionOn", count)["result"]["value"]
        self._tools.send("Runtime.releaseObjectGroup", group)
        return counts


def test_elements_of_each_kind_leave_nothing(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/leaks.html")
    page.wait_for_function("window.leaks")
    kinds = page.evaluate("leaks.kinds")
    heap = Heap(page)

    def come_and_go(times):
        page.evaluate(f"leaks.comeAndGo({ELEMENTS // TIMES}, {times})")

    # Before this the modules and styles are not loaded, and code is compiled at its first use.
    come_and_go(TIMES // 2)
    left = page.evaluate("leaks.left")
    assert left["pending"] == []
    counts = heap.counts()
    size = heap.size()
    come_and_go(TIMES // 2)

    assert page.evaluate("leaks.left") == left
    assert heap.counts() == counts
    assert not [name for name in counts if name.startswith("Rondo")]
    assert heap.size() - size < kinds * ELEMENTS / 2 * LEFT_OF_EACH
