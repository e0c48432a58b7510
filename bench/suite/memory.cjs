// Loaded into a measured program, but not into those that it starts: writes the most memory that it held, in kilobytes,
// into a file when it ends.
const { writeFileSync } = require('node:fs');
const file = process.env.MEMORY_FILE;
process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
