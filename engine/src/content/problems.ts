import { defineProblem } from '../kernel/problem.ts'

export const pageNotFound = defineProblem(404, 'page-not-found', 'Page Not Found')
export const componentNotFound = defineProblem(404, 'component-not-found', 'Component Not Found')
export const folderNotFound = defineProblem(404, 'content-folder-not-found', 'Content Folder Not Found')
export const contentNotFound = defineProblem(404, 'content-not-found', 'Content Not Found')
