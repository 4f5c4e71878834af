import {
  IconBooks,
  IconCalendarHeart,
  IconChecklist,
  IconDeviceMobile,
  IconGift,
  IconHourglass,
  IconInfinity,
  IconMusic,
  IconPencil,
  IconPhoto,
} from '../theme/icons.ts';

/** (spec) Ten tiles of the purchase dialog. */
export const FEATURES = [
  { icon: IconInfinity, title: 'Yours for good', text: 'A link of your own that never expires' },
  {
    icon: IconChecklist,
    title: 'RSVP dashboard',
    text: 'Every reply in one place, as a list or CSV',
  },
  { icon: IconPencil, title: 'Edit any time', text: 'Changes are live within seconds' },
  { icon: IconDeviceMobile, title: 'For every phone', text: 'Opens at once, nothing to install' },
  { icon: IconCalendarHeart, title: 'Every event', text: 'With directions and calendar links' },
  { icon: IconPhoto, title: 'Photo gallery', text: 'Up to twenty pictures, shown large' },
  { icon: IconBooks, title: 'Your love story', text: 'In as many chapters as it takes' },
  { icon: IconHourglass, title: 'Countdown', text: 'To the minute you say yes' },
  { icon: IconGift, title: 'Gifts & honeymoon', text: 'Registry links and a fund' },
  { icon: IconMusic, title: 'Your song', text: 'Plays when a guest wants it to' },
] as const;

/** (spec) Four steps of the purchase dialog. */
export const STEPS = [
  { title: 'Pay once', text: 'By card, in a secure checkout' },
  { title: 'Get your code', text: 'It comes by e-mail right away' },
  { title: 'Activate', text: 'Enter the code here' },
  { title: 'Share', text: 'Send the link, read the replies' },
] as const;
