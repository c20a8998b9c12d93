import { defineAdminModule } from '../kernel/admin-operation.ts'
import type { Job } from '../kernel/outbox.ts'
import { mediaContract } from './contract.ts'
import { makeRenditions } from './make-renditions.ts'
import { deleteMedia, getMedia, searchMedia, updateMedia, uploadMedia } from './media-calls.ts'
import { renderLargePictures } from './render-large-pictures.ts'
import { mediaRoutes } from './routes.ts'

export const mediaModule = defineAdminModule({
  name: 'media',
  routes: mediaRoutes,
  contract: mediaContract,
  operations: { uploadMedia, searchMedia, getMedia, updateMedia, deleteMedia },
})

export const mediaJobs: Job[] = [makeRenditions, renderLargePictures]
