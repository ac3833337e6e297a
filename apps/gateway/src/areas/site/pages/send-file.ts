import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from '../../../http/has-tag.ts';
import type { SiteFile } from './build.ts';
import { encode } from './encoding.ts';
import { missingFile, type Headers } from './site-rules.ts';

/** Sends a file of a build in the best encoding that the browser accepts, or an empty 304 to one that has it. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, headers: Headers): Promise<FastifyReply> {
  const { bytes, encoding } = await encode(file, request.headers['accept-encoding']);
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ ...headers, etag: tag });
  if (reply.statusCode === 200 && hasTag(request, tag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(bytes);
}

/** Answers the name of a file that does not exist. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(missingFile.headers).type(missingFile.contentType).send(missingFile.body);
}
