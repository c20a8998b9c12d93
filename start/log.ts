import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Logger, pino, stdSerializers } from 'pino'
import type { LogLevel } from './config.ts'

/** The process's log: JSON lines on standard output, without query strings, which may hold codes and e-mail addresses. */
export const createLog = (level: LogLevel): Logger =>
  pino({
    level,
    serializers: {
      err: stdSerializers.err,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  })
