import classes from '../form-grid.module.css';
import { FormSection } from '../form-section.tsx';
import { TextField } from '../text-field.tsx';
import { ImageField } from './image-field.tsx';

export function CoupleSection() {
  return (
    <FormSection id="couple" hint="Write them as they should appear on your invitation.">
      <div className={classes.pair}>
        <TextField
          name="couple.bride"
          label="Bride's name"
          placeholder="Ophelia"
          autoComplete="off"
          withAsterisk
        />
        <TextField
          name="couple.groom"
          label="Groom's name"
          placeholder="Tobias"
          autoComplete="off"
          withAsterisk
        />
        <TextField name="couple.brideParents" label="Bride's parents" autoComplete="off" />
        <TextField name="couple.groomParents" label="Groom's parents" autoComplete="off" />
      </div>
    </FormSection>
  );
}

export function PortraitsSection() {
  return (
    <FormSection
      id="portraits"
      hint="One portrait each. Without them, the template's own drawing is shown."
    >
      <div className={classes.two}>
        <ImageField name="couple.brideImage" subject="the bride" ratio="portrait" />
        <ImageField name="couple.groomImage" subject="the groom" ratio="portrait" />
      </div>
    </FormSection>
  );
}
