import type { ReactNode } from 'react';
import { youtubeVideoId } from '#domain/invitation/links.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { EnhancedIsland } from '../../islands/island.tsx';
import { enhanceMusic } from './enhance-music.ts';
import { hasMusic } from './has-music.ts';

/** The floating music player, when there is music. */
export function Music({ content }: { readonly content: WeddingData }): ReactNode {
  if (!hasMusic(content)) return null;
  const { youtubeUrl, autoplay } = content.customizations.backgroundMusic;
  return (
    <EnhancedIsland
      name="music"
      className="music"
      props={{ videoId: youtubeVideoId(youtubeUrl), autoplay }}
      enhance={enhanceMusic}
      isFixed
    >
      <Player />
    </EnhancedIsland>
  );
}

function Player(): ReactNode {
  return (
    <>
      <section className="music-bar" aria-label="Music">
        <p className="music-hint">Click to enable</p>
        <p className="music-message" role="status" />
        <button type="button" className="music-button" aria-label="Play music" data-state="waiting">
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path
              className="music-note"
              d="M9 17.5V5.6l10-2v11.6M9 17.5a2.6 2.3 0 1 1-5.2 0 2.6 2.3 0 0 1 5.2 0Zm10-2.3a2.6 2.3 0 1 1-5.2 0 2.6 2.3 0 0 1 5.2 0ZM9 9.2l10-2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span className="music-dot" />
        </button>
      </section>
      <div className="music-card" hidden>
        <div className="music-video" />
        <button type="button" className="music-close" aria-label="Stop the music">
          ×
        </button>
      </div>
    </>
  );
}
