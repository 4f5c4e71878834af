import type { TemplateId } from '#domain/templates/template.ts';
import { THUMBNAILS } from '../../chooser/thumbnails.ts';
import { IconCheck, IconLink } from '../../theme/icons.ts';
import classes from './step-pictures.module.css';

/** The last one is on top. */
const FANNED: readonly TemplateId[] = ['serene-lens', 'vintage-fairytale', 'floral-elegance'];

export function TemplatesPicture() {
  return (
    <div className={classes.fan}>
      {FANNED.map((id) => (
        <img key={id} src={THUMBNAILS[id]} alt="" width={640} height={800} />
      ))}
    </div>
  );
}

const FIELDS = [
  ['Names', 'The two of you'],
  ['Date', 'The big day'],
  ['Place', 'Somewhere lovely'],
] as const;

export function FormPicture() {
  return (
    <div className={classes.form}>
      {FIELDS.map(([label, value]) => (
        <div key={label} className={classes.field}>
          <span>{label}</span>
          <span>{value}</span>
        </div>
      ))}
    </div>
  );
}

export function LinkPicture() {
  return (
    <div className={classes.talk}>
      <span className={classes.link}>
        <img src={THUMBNAILS['floral-elegance']} alt="" width={640} height={800} />
        <span>
          <IconLink size={16} stroke={1.6} />
          your-names
        </span>
      </span>
      <span className={classes.reply}>
        <IconCheck size={17} stroke={2} />
        Joyfully Accept
      </span>
    </div>
  );
}
