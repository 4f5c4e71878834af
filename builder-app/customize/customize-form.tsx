import { GallerySection } from './gallery/gallery-section.tsx';
import { InvitationForm, type InvitationFormProps } from './invitation-form.tsx';
import { CountdownSection } from './parts/countdown-section.tsx';
import { CoupleSection, PortraitsSection } from './parts/couple-sections.tsx';
import { EventsSection } from './parts/events-section.tsx';
import { HeroSection } from './parts/hero-section.tsx';
import { HoneymoonSection } from './parts/honeymoon-section.tsx';
import { MusicSection } from './parts/music-section.tsx';
import { QuoteSection } from './parts/quote-section.tsx';
import { RegistrySection } from './parts/registry-section.tsx';
import { RsvpSection } from './parts/rsvp-section.tsx';
import { StorySectionForm } from './parts/story-section.tsx';

/** (spec) The form with its twelve sections. */
export function CustomizeForm(props: InvitationFormProps) {
  return (
    <InvitationForm {...props}>
      <HeroSection />
      <MusicSection />
      <CountdownSection />
      <CoupleSection />
      <PortraitsSection />
      <QuoteSection />
      <EventsSection />
      <GallerySection />
      <StorySectionForm />
      <RsvpSection />
      <RegistrySection />
      <HoneymoonSection />
    </InvitationForm>
  );
}
