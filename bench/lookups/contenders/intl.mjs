/** The options by which `Intl` writes in English what the patterns in `catalogs.mjs` write. */
export const NUMBER = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
export const DATE = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' };
export const TIME = {
  weekday: 'short',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

/** The platform's own formats, each made once. */
export const intl = {
  number: {
    create() {
      const format = new Intl.NumberFormat('en', NUMBER);
      return ({ number }) => format.format(number);
    },
  },
  date: {
    create() {
      const format = new Intl.DateTimeFormat('en', DATE);
      return ({ year, month, day }) => format.format(new Date(year, month - 1, day));
    },
  },
  time: {
    create() {
      const format = new Intl.DateTimeFormat('en', TIME);
      return ({ moment }) => format.format(moment);
    },
  },
};
