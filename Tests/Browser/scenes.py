"""The demo's scenes, for what holds for every one of them."""

# What says that a scene has come up; the one without a name is the front door.
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
    "replay": "document.querySelector('.happenings button')",
}


def wait_for_scene(page, scene):
    """Waits until a scene has come up; after its name may stand what follows it in its address."""
    page.wait_for_function(SCENES[scene.split("?")[0]])


# Sizes, as a browser is opened with them.
PHONE = {"viewport": {"width": 390, "height": 844}}
DESK = {"viewport": {"width": 1440, "height": 900}}
# A desk of 1280 by 1024 at 400 %, which WCAG 1.4.10 asks for.
ZOOMED = {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4}
