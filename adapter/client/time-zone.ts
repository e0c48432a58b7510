/**
 * The time zone in which every program runs, so that a verdict does not depend on the machine. Its offset is neither
 * zero nor a number of whole hours, so that a port is noticed that formats a date or a time in the time zone of the
 * machine.
 */
export const TIME_ZONE = 'Asia/Kathmandu';
