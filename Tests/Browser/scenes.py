"""The demo's scenes, for tests that apply to all of them."""

# The element that shows that a scene is ready; the scene without a name is the start page.
SCENES = {
    "": "document.querySelector('rondo-pager')?.frames > 0",
    "million": "document.querySelector('rondo-pager')?.frames > 0",
    "break": "document.querySelector('rondo-pager')?.frames > 0",
    "recipes": "document.querySelector('iframe')?.contentDocument.querySelector('rondo-pager')?.frames > 0",
    "pager": "document.querySelector('rondo-pager')?.frames > 0",
    "rooms": "document.querySelector('[data-playing=\"1\"]')",
    "shelves": "document.querySelector('rondo-shelves img')",
    "pages": "document.querySelector('rondo-pages')?.frames > 0",
    "ticker": "document.querySelector('rondo-pager')?.frames > 0",
    "replay": "document.querySelector('.event-log button')",
}


# Run before the scripts of a page, it collects layout shifts. Only some browsers report them.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });
"""


def wait_for_scene(page, scene):
    """Waits until a scene is ready; the rest of its address can follow its name."""
    page.wait_for_function(SCENES[scene.split("?")[0]])


# Sizes of windows.
PHONE = {"viewport": {"width": 390, "height": 844}}
DESK = {"viewport": {"width": 1440, "height": 900}}
# A window of 1280 by 1024 at 400 %, as WCAG 1.4.10 requires.
ZOOMED = {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4}
