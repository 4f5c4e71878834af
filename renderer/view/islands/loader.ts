import { layOutFar } from '../parts/far/lay-out-far.ts';
import { watchPictures } from '../parts/picture/watch-pictures.ts';
import { mountIslands } from './mount.ts';

// Entry of every published page: the only script that is loaded with it.
document.documentElement.classList.add('js');
watchPictures(document);
mountIslands(document);
layOutFar(document);
