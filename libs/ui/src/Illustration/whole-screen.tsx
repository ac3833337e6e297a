import { illustration } from './Illustration.tsx';
import * as styles from './Illustration.css.ts';

/** A magnifying glass over blank cards. */
export const NoResultsIllustration = illustration(() => (
  <>
    <rect className={styles.body} x="44" y="44" width="48" height="68" rx="7" transform="rotate(-12 68 78)" />
    <rect className={styles.body} x="84" y="38" width="48" height="68" rx="7" transform="rotate(8 108 72)" />
    <path className={styles.hint} d="M56 66l24-5M58 78l16-4" />
    <circle className={styles.body} cx="112" cy="80" r="27" />
    <circle className={styles.accentLine} cx="112" cy="80" r="27" />
    <path className={styles.handle} d="M133 101l22 22" />
    <path className={styles.line} d="M102 74v.1M122 74v.1M103 92c5-6 13-6 18 0" />
  </>
));

/** A cloud with its cable unplugged. */
export const OfflineIllustration = illustration(() => (
  <>
    <path className={styles.body} d="M66 84c-18 0-24-24-6-30 0-22 30-30 42-13 16-9 36 2 35 19 19 2 18 24 0 24z" />
    <path className={styles.hint} d="M82 62c10-9 24-9 34 0M91 71c5-4 11-4 16 0" />
    <path className={styles.line} d="M78 84v14c0 12 4 17 14 17" />
    <path className={styles.accent} d="M92 106h12a9 9 0 0 1 0 18H92z" />
    <path className={styles.accentLine} d="M112 110h7M112 120h7" />
    <path className={styles.body} d="M136 105h8a10 10 0 0 1 0 20h-8z" />
    <path className={styles.line} d="M154 115h14" />
    <path className={styles.secondLine} d="M126 98l-3-8M130 130l-4 8" />
  </>
));

/** A globe behind a lock. */
export const BlockedIllustration = illustration(() => (
  <>
    <circle className={styles.body} cx="92" cy="72" r="46" />
    <path className={styles.line} d="M46 72h92M54 48h76M54 96h76M92 26c-26 26-26 66 0 92M92 26c26 26 26 66 0 92" opacity=".55" />
    <path className={styles.line} d="M116 92V80a15 15 0 0 1 30 0v12" />
    <rect className={styles.accent} x="106" y="90" width="50" height="42" rx="8" />
    <path className={styles.onAccent} d="M131 106v10" />
    <circle className={styles.second} cx="52" cy="40" r="6" />
  </>
));

/** Gears under repair. */
export const MaintenanceIllustration = illustration(() => (
  <>
    <circle className={styles.teeth} cx="82" cy="80" r="33" />
    <circle className={styles.accent} cx="82" cy="80" r="30" />
    <circle className={styles.body} cx="82" cy="80" r="13" />
    <circle className={styles.smallTeeth} cx="133" cy="52" r="18" />
    <circle className={styles.second} cx="133" cy="52" r="17" />
    <circle className={styles.body} cx="133" cy="52" r="7" />
    <path className={styles.body} d="M149 84a16 16 0 0 0-19 18l-24 22a9 9 0 0 0 13 12l22-24a16 16 0 0 0 19-19l-10 9-9-8z" />
  </>
));

/** A seal, and confetti. */
export const SuccessIllustration = illustration(() => (
  <>
    <path className={styles.second} d="M44 52l8 4-6 6zM150 40l9-2-4 8zM58 26l6 6-8 2zM140 118l8 4-7 5z" />
    <path className={styles.accent} d="M40 92l9-1-5 8zM158 78l7 6-9 2zM122 20l7 5-8 4zM64 122l7-5 1 9z" />
    <path
      className={styles.win}
      d="M100 30l11 8 13-3 5 13 13 5-3 13 8 11-8 11 3 13-13 5-5 13-13-3-11 8-11-8-13 3-5-13-13-5 3-13-8-11 8-11-3-13 13-5 5-13 13 3z"
    />
    <path className={styles.onWin} d="M83 78l12 12 23-25" />
  </>
));

/** An hourglass. */
export const PendingIllustration = illustration(() => (
  <>
    <path className={styles.body} d="M70 34h60v14c0 16-20 22-20 32s20 16 20 32v14H70v-14c0-16 20-22 20-32S70 64 70 48z" />
    <path className={styles.accent} d="M78 52h44c-3 11-18 15-21 27h-2c-3-12-18-16-21-27z" />
    <path className={styles.accent} d="M76 122c2-11 13-13 24-22 11 9 22 11 24 22z" />
    <path className={styles.accentLine} d="M100 82v14" />
    <path className={styles.body} d="M60 26h80v9H60zM60 123h80v9H60z" />
    <path className={styles.secondLine} d="M150 52a30 30 0 0 1 6 26M50 106a30 30 0 0 1-6-26" />
  </>
));
