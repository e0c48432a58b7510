import { savedTheme, showTheme } from './saved-theme';

// Runs before the page is drawn. Applies the saved theme, and shows the elements that need scripts.
document.documentElement.classList.add('has-script');
showTheme(savedTheme());
