import { savedTheme, showTheme } from './saved-theme';

// Runs before the page is drawn: the colours are chosen, and what needs scripts may be shown.
document.documentElement.classList.add('has-script');
showTheme(savedTheme());
