/** The product's ornament: two sprigs that meet in the middle. Its class sets colour and width. */
export function Sprig({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 160 28" className={className} aria-hidden="true" fill="none">
      <Half />
      <g transform="matrix(-1 0 0 1 160 0)">
        <Half />
      </g>
      <path
        d="M80 8.5c2.6 2 4 3.8 4 5.6s-1.4 3.5-4 5.4c-2.6-1.9-4-3.6-4-5.4s1.4-3.6 4-5.6Z"
        fill="currentColor"
      />
    </svg>
  );
}

function Half() {
  return (
    <g>
      <path
        d="M4 18c16 2.5 38 1 68-4"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      {LEAVES.map(([x, y, turn, size]) => (
        <path
          key={x}
          d="M0 0c3.2-3.4 7.4-4.2 12-2.6C8.600.8 4.200 2 0 0Z"
          fill="currentColor"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        />
      ))}
    </g>
  );
}

/** x, y, degrees, scale: alternating above and below the stem, smaller towards the tip. */
const LEAVES: readonly (readonly [number, number, number, number])[] = [
  [14, 18.6, 208, 0.62],
  [20, 19.1, 150, 0.7],
  [28, 19.3, 210, 0.82],
  [36, 19.1, 150, 0.88],
  [45, 18.3, 206, 0.98],
  [54, 17.2, 148, 0.98],
  [62, 16, 204, 0.86],
];
