// One weight for everything: a second would be a tenth of all that a game downloads before it can be played.
import '@fontsource/be-vietnam-pro/600.css';
import '@fontsource/noto-sans-arabic/600.css';
import '@fontsource/noto-sans-bengali/600.css';
import '@fontsource/noto-sans-thai/600.css';
