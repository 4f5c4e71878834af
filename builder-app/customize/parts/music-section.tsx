import { OptionalSection } from '../form-section.tsx';
import { SwitchField } from '../switch-field.tsx';
import { TextField } from '../text-field.tsx';

export function MusicSection() {
  return (
    <OptionalSection
      id="music"
      enabled="customizations.backgroundMusic.enabled"
      switchLabel="Play background music"
      hint="A song from YouTube that plays softly while guests read. Nothing plays before their first tap."
    >
      <TextField
        name="customizations.backgroundMusic.youtubeUrl"
        type="url"
        inputMode="url"
        label="YouTube URL"
        placeholder="https://www.youtube.com/watch?v=…"
      />
      <SwitchField
        name="customizations.backgroundMusic.autoplay"
        label="Start with the guest's first tap"
        description="Otherwise guests press play themselves."
      />
    </OptionalSection>
  );
}
