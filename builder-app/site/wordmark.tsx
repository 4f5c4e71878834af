import classes from './wordmark.module.css';

/** The product's name, which leads to the builder. Its size is the surrounding bar's. */
export function Wordmark({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <a href="/" className={`${classes.wordmark} ${className}`}>
      Wedding Invite
    </a>
  );
}
