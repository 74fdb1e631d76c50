import { useEffect, useRef, useState } from 'react';
import poster from './film/loom.avif?url';
import mp4 from './film/loom.mp4?url';
import webm from './film/loom.webm?url';

/**
 * The loom behind the robot (film/draw.ts). Its first picture is part of the page; the film is fetched when everything
 * else has come, and not at all by those who want less motion, save their data, or have a slow line.
 */
export function Film({ paused }: { paused: boolean }) {
  const welcome = useFilmWelcome();
  const [running, setRunning] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  // It runs while it is seen and not stopped. A browser that saves its battery may refuse: the first picture stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the film is there once it is welcome
  useEffect(() => {
    const film = video.current;
    if (!film || paused) return;
    const watcher = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) film.play().catch(() => {});
      else film.pause();
    });
    watcher.observe(film);
    return () => {
      watcher.disconnect();
      film.pause();
    };
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

/** What some browsers tell of the line. */
type WithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** True once the page is complete, in a browser that wants moving pictures. */
function useFilmWelcome(): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    const { saveData, effectiveType = '4g' } = (navigator as WithConnection).connection ?? {};
    if (saveData || effectiveType !== '4g' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const begin = () => setWelcome(true);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  return welcome;
}
