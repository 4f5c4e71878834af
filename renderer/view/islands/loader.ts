import { watchTranslation } from '../parts/faces/spare-faces.ts';
import { layOutFar } from '../parts/far/lay-out-far.ts';
import { watchPictures } from '../parts/picture/watch-pictures.ts';
import { watchOverReply } from '../parts/rsvp/reply-without-form.ts';
import { mountIslands } from './mount.ts';

// Entry point of every published page, and the only script file loaded with it.
document.documentElement.classList.add('js');
watchPictures(document);
layOutFar(document);
watchOverReply(document);
watchTranslation(document);
// In a task of its own: this runs right after the first paint, when a guest may already tap.
setTimeout(mountIslands, 0, document);
