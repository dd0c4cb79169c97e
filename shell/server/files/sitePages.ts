import type { FastifyInstance } from 'fastify';
import { pageLinks } from '@tanabana/releases/documents/releaseDocument';
import type { Services } from '../services/createServices';
import { IMMUTABLE } from '../pages/sendDocument';
import { ReleaseError } from '@tanabana/releases/documents/readRelease';

/** The service worker stores the list for offline use. */
export function sitePages(app: FastifyInstance, { releases }: Pick<Services, 'releases'>): void {
  app.get<{ Params: { id: string } }>('/_pages/:id(^[0-9a-z-]+$).json', async (request, reply) => {
    try {
      const release = await releases.load(request.params.id);
      return await reply.header('cache-control', IMMUTABLE).send(pageLinks(release));
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      return reply.code(404).send({ message: 'There is no such release.' });
    }
  });
}
