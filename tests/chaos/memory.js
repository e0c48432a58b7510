// Loaded into the command: writes the most memory that the process held, in kilobytes, into a file when it ends.
process.on('exit', () => {
  require('node:fs').writeFileSync(process.env.MEMORY_FILE, String(process.resourceUsage().maxRSS));
});
