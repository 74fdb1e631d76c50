import { dyes } from '#brand/weave.ts';
import { Part, Row } from './Part.tsx';

const grounds = ['paper', 'surface', 'raised', 'sunken', 'night'];
const inks = ['ink', 'soft', 'palm', 'madder', 'good', 'bad', 'warn', 'info'];
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl', 'text-5xl'];

/** Colours, type and the colours of the cloths. */
export function Foundations() {
  return (
    <Part title="Foundations">
      <Row name="Grounds and what is written on them">
        {grounds.map((ground) => (
          <div
            key={ground}
            className={`w-44 rounded-md border border-line p-4 ${ground === 'night' ? 'on-night' : ''}`}
            style={{ background: `var(--${ground})` }}
          >
            <p className="mb-2 text-sm font-bold">{ground}</p>
            {inks.map((ink) => (
              <p key={ink} className="text-sm" style={{ color: `var(--${ink})` }}>
                {ink} أبجد 123
              </p>
            ))}
          </div>
        ))}
      </Row>
      <Row name="Dyes of the cloth">
        {Object.entries(dyes).map(([name, colour]) => (
          <div key={name} className="text-sm">
            <div className="h-12 w-20 rounded-md border border-line" style={{ background: colour }} />
            {name}
          </div>
        ))}
      </Row>
      <Row name="Type, Latin" className="flex-col items-start!">
        {sizes.map((size) => (
          <p key={size} lang="en" dir="ltr" className={size}>
            Build the robot. Compete for your city. 3,912
          </p>
        ))}
      </Row>
      <Row name="Type, Arabic" className="flex-col items-stretch!">
        {sizes.map((size) => (
          <p key={size} lang="ar" dir="rtl" className={size}>
            ابنِ روبوتك. ونافِس باسم مدينتك. 3,912
          </p>
        ))}
      </Row>
    </Part>
  );
}
