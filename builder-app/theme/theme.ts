import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import classes from './components.module.css';
import { brick, gold, rose, sage, stone } from './palette.ts';

const SERIF = "'Cormorant Garamond', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
const SANS =
  "'Figtree Variable', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', sans-serif";

/** Stationery rather than dashboard: ivory paper, ink, rosewood; one serif for headings, one calm sans. */
export const theme = createTheme({
  white: '#fffdfa',
  black: '#2b2622',
  colors: { rose, gray: stone, sage, red: brick, gold },
  primaryColor: 'rose',
  primaryShade: 7,
  fontFamily: SANS,
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 2.9rem)', lineHeight: '1.1' },
      h2: { fontSize: 'clamp(1.6rem, 1.35rem + 1vw, 2rem)', lineHeight: '1.15' },
      h3: { fontSize: '1.45rem', lineHeight: '1.2' },
      h4: { fontSize: '1.2rem', lineHeight: '1.25' },
    },
  },
  // (spec) 640, 768, 1024 and 1280 px.
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '32px' },
  shadows: {
    xs: '0 1px 2px rgb(67 51 38 / 6%)',
    sm: '0 1px 2px rgb(67 51 38 / 6%), 0 4px 14px rgb(67 51 38 / 6%)',
    md: '0 2px 4px rgb(67 51 38 / 5%), 0 12px 32px rgb(67 51 38 / 9%)',
    lg: '0 4px 8px rgb(67 51 38 / 5%), 0 24px 60px rgb(67 51 38 / 14%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { radius: 'xl' },
      classNames: {
        root: classes.button,
        label: classes.buttonLabel,
        loader: classes.buttonLoader,
      },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', radius: 'xl' },
      classNames: { root: classes.touchable },
    },
    // A hint above some fields would set their labels apart, and fields side by side out of line.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { description: classes.description, error: classes.error },
    },
    // 16 px text keeps iPhones from zooming into a field.
    Input: { classNames: { input: classes.input } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3, maxRows: 14 } },
    PasswordInput: { defaultProps: { size: 'md', visibilityToggleFocusable: true } },
    DateInput: {
      defaultProps: { size: 'md' },
      classNames: {
        day: classes.day,
        monthsListControl: classes.day,
        yearsListControl: classes.day,
      },
    },
    Switch: {
      defaultProps: { size: 'md', withThumbIndicator: false },
      classNames: { track: classes.track, thumb: classes.thumb },
    },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        padding: 'xl',
        closeButtonProps: { 'aria-label': 'Close', size: 'lg' },
      },
      classNames: {
        content: classes.dialog,
        title: classes.dialogTitle,
        header: classes.dialogHeader,
        close: classes.dialogClose,
      },
    },
    Alert: { classNames: { icon: classes.alertIcon, message: classes.alertMessage } },
    Badge: { classNames: { root: classes.badge } },
    SegmentedControl: { classNames: { indicator: classes.chosen } },
    Notification: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
      classNames: { root: classes.notice },
    },
    Anchor: { defaultProps: { underline: 'always' } },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fbf8f3',
    '--mantine-color-dimmed': stone[6],
    '--mantine-color-placeholder': stone[6],
    '--mantine-color-error': brick[7],
    '--mantine-color-anchor': rose[7],
    '--mantine-color-default-border': stone[3],
    '--mantine-color-gold-light': '#fbf4e4',
    '--mantine-color-red-light': '#fcefe9',
    '--mantine-color-rose-light': '#f9ece9',
  },
  dark: {},
});
