/** A lake below hills at first light, drawn: the scene of pages without a picture. */
export function Landscape() {
  return (
    <svg className="landscape" viewBox="0 0 1440 480" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <circle className="landscape-glow" cx="1080" cy="196" r="150" />
      <circle className="landscape-sun" cx="1080" cy="196" r="58" />
      <path
        className="landscape-1"
        d="M420 330 560 222l60 40 130-122 96 88 74-52 150 128 96-66 84 58 110-104 100 82 180-70v250H420Z"
      />
      <path className="landscape-2" d="M300 350c150-40 260-46 400-24s240 20 380-18 240-34 360-10v182H300Z" />
      <path className="landscape-3" d="M0 420c240-70 440-70 690-36s470 26 750-14v110H0Z" />
    </svg>
  );
}
