/** Loaded before a gateway, makes it leave as soon as it is asked to, whatever it is doing. */
process.on('SIGTERM', () => process.exit(0));
