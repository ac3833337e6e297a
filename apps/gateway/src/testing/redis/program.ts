import { debianProgram, type DebianProgram } from '../debian-program.ts';

export type RedisProgram = Pick<DebianProgram, 'file' | 'env'>;

/** The redis-server of this machine or Debian's; undefined where there is neither (see `debianProgram`). */
export function redisProgram(): Promise<RedisProgram | undefined> {
  return debianProgram({
    program: 'redis-server',
    packages: ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'],
    place: 'usr/bin/redis-server',
    versionArgs: ['--version'],
  });
}
