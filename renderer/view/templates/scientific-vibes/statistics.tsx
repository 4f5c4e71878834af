import type { ReactNode } from 'react';

interface Measure {
  readonly name: string;
  readonly value: string;
  /** Letter of the footnote. */
  readonly note?: 'a' | 'b';
}

/** (spec) Fixed: true of every couple that publishes here. */
const MEASURES: readonly Measure[] = [
  { name: 'Sample size', value: '2' },
  { name: 'Subjects lost to follow-up', value: '0' },
  { name: 'Compatibility', value: '99.9 ± 0.1 %' },
  { name: 'Correlation of laughter', value: '0.97' },
  { name: 'Agreement on where to eat', value: '0.31', note: 'a' },
  { name: 'Cups of coffee, shared', value: '4,381' },
  { name: 'Probability of “I do”', value: '> 0.999', note: 'b' },
];

/** A table with three rules: top, under the head, bottom. */
export function Statistics(): ReactNode {
  return (
    <div className="statistics">
      <table className="data-table">
        <caption className="caption">Summary statistics of the union.</caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col" className="number">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {MEASURES.map(({ name, value, note }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note ? <sup>{note}</sup> : null}
              </th>
              <td className="number">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="footnotes">
        <li>
          <sup>a</sup> First proposal; rises to 1.00 when somebody is hungry.
        </li>
        <li>
          <sup>b</sup> One-sided test, <i>p</i> &lt; 0.001. The other side was asked, too.
        </li>
      </ul>
    </div>
  );
}
