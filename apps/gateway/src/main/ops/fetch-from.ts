import type { FastifyInstance, HTTPMethods } from 'fastify';

/** Sends requests to an application in the same process. */
export function fetchFrom(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const answer = await app.inject({
      method: request.method as HTTPMethods & 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body !== '' && { payload: body }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
}
