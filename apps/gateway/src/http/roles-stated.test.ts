import { expect, test, vi } from 'vitest';

test('a gateway whose contract has an operation without x-roles does not start', async () => {
  vi.doMock('@parlour/api/contract', async (original) => {
    const real = await original<typeof import('@parlour/api/contract')>();
    return { ...real, operationTable: { ...real.operationTable, getBalance: { ...real.operationTable.getBalance, roles: [] } } };
  });
  const { startTestGateway } = await import('../testing/gateway.ts');
  await expect(startTestGateway()).rejects.toThrow('getBalance does not say who may call it (x-roles)');
});
