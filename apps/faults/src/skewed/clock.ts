/** Loaded before a gateway, sets this machine's clock wrong by FAULTS_SKEW_MS, for that gateway alone. */
const skew = Number(process.env['FAULTS_SKEW_MS']);
const machine = Date;

globalThis.Date = new Proxy(machine, {
  construct: (_target, given: unknown[], newTarget) =>
    Reflect.construct(machine, given.length === 0 ? [machine.now() + skew] : given, newTarget) as object,
  get: (target, name, receiver) => (name === 'now' ? () => machine.now() + skew : (Reflect.get(target, name, receiver) as unknown)),
});
