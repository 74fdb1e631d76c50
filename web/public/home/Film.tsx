import { useEffect, useRef, useState } from 'react';
import { filmsAreWelcome, playInSight } from '#web/lib/film.ts';
import poster from './film/loom.avif?url';
import mp4 from './film/loom.mp4?url';
import webm from './film/loom.webm?url';

/**
 * The loom behind the robot (film/draw.ts). Its first frame is part of the page. The video loads after everything else,
 * and not at all with reduced motion, data saving or a slow connection.
 */
export function Film({ paused }: { paused: boolean }) {
  const welcome = useFilmWelcome();
  const [running, setRunning] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the video element exists once `welcome` is true
  useEffect(() => {
    if (video.current && !paused) return playInSight(video.current);
  }, [paused, welcome]);
  return (
    <div className="hero-film" aria-hidden="true">
      <img src={poster} alt="" width={960} height={800} fetchPriority="high" decoding="sync" />
      {welcome && (
        <div className={running ? 'hero-film-moving hero-film-running' : 'hero-film-moving'}>
          <video
            ref={video}
            width={960}
            height={800}
            muted
            loop
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            tabIndex={-1}
            onPlaying={() => setRunning(true)}
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
        </div>
      )}
    </div>
  );
}

/** True once the page has loaded, if video is acceptable. */
function useFilmWelcome(): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    if (!filmsAreWelcome()) return;
    const begin = () => setWelcome(true);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  return welcome;
}
