"""Tables in Markdown."""

import statistics


def show(title, head, rows):
    """Prints a table; cells are text."""
    print(f"### {title}\n")
    for cells in [head, ["---"] + ["---:"] * (len(head) - 1), *rows]:
        print(f"| {' | '.join(cells)} |")
    print(flush=True)


def spread(values, digits=2):
    """The median, with the range of the values."""
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:.{digits}f} [{low:.{digits}f}..{high:.{digits}f}]"


def count(number):
    return f"{number:,}"
