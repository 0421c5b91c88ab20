// What is visible of the live rooms: their places, and which of them moves.

/** The rooms whose canvas was drawn on since the last call. */
const drawn = new Set();

const { fillRect } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.fillRect = function (...box) {
  const room = this.canvas.closest('.room');
  if (room) drawn.add(room.dataset.room);
  return fillRect.apply(this, box);
};

const scene = document.querySelector('.rooms-scene');
const pager = scene.querySelector('rondo-pager');

function look(time) {
  const frame = pager.getBoundingClientRect();
  const rooms = [...scene.querySelectorAll('.room')]
    .filter((room) => room.checkVisibility())
    .map((room) => {
      const box = room.getBoundingClientRect();
      return {
        id: room.dataset.room,
        title: room.querySelector('.title').textContent,
        start: box.top - frame.top,
        end: box.bottom - frame.top,
        hasSign: room.querySelector('.sign').checkVisibility({ visibilityProperty: true }),
      };
    })
    .filter(({ start, end }) => end > 0.05 && start < frame.height - 0.05)
    .sort((a, b) => a.start - b.start);
  const seen = { time, rooms, drawn: [...drawn], playing: scene.dataset.playing };
  drawn.clear();
  return seen;
}

let looks = [];
let stop = () => {};

window.rooms = {
  look: () => look(performance.now()),

  record() {
    looks = [];
    drawn.clear();
    stop = window.stage.afterEachFrame((time) => looks.push(look(time)));
  },

  recorded() {
    stop();
    return looks;
  },
};
