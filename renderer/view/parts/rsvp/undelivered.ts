import { slugInPath } from '#domain/invitation/slug.ts';
import { addStyles } from '../overlay/add-styles.ts';
import { type ReplyStore, replyStore } from './reply-store.ts';
import styles from './undelivered.css?inline';

/**
 * Tells a guest whose replies wait on this device that they will not be sent any more: the couple
 * has switched replies off since. It may have them all the same, if only the answer was lost. Once
 * the guest has read it, they wait no longer. What was typed last stays for the form, should it come
 * back.
 */
export function tellUndelivered(invitation: Element): void {
  const store = replyStore(slugInPath(location.pathname), false);
  addStyles(styles);
  const notice = document.createElement('div');
  notice.className = 'undelivered';
  notice.setAttribute('role', 'alert');
  invitation.append(notice);
  const text = document.createElement('p');
  text.append(
    'Not confirmed: the reply of ',
    ...namesOf(store),
    '. The couple no longer takes replies on this page. Please ask them whether they have it.',
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'OK';
  button.addEventListener('click', () => {
    for (const { key } of store.waiting()) store.forget(key);
    notice.remove();
  });
  // Only now: screen readers announce what is put into an alert that is there already.
  notice.append(text, button);
}

function namesOf(store: ReplyStore): (Node | string)[] {
  return store.waiting().flatMap(({ reply }, index) => {
    const name = document.createElement('bdi');
    name.translate = false;
    name.textContent = reply.name;
    return index === 0 ? [name] : [', ', name];
  });
}
