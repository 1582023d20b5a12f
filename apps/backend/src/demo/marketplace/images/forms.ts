import type { Arch, Disc, ImageRecipe, Plinth, Split, WindowLight } from "@plaza/demo-marketplace/images";
import { hex } from "./colour.ts";
import { formColours, type Gradient, palettes } from "./palettes.ts";

type Form = Arch | Disc | Plinth | WindowLight | Split;

function diagonal(id: string, [lit, shaded]: Gradient): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="${hex(lit)}"/><stop offset="1" stop-color="${hex(shaded)}"/></linearGradient>`;
}

function renderArch(form: Arch, recipe: ImageRecipe, id: string): string {
  const width = form.width * recipe.height;
  const radius = width / 2;
  const left = form.x * recipe.width - radius;
  const foot = form.y * recipe.height;
  const shoulder = foot - form.height * recipe.height + radius;
  const outline = `M${left} ${foot}V${shoulder}a${radius} ${radius} 0 0 1 ${width} 0V${foot}Z`;
  return `<defs>${diagonal(id, formColours(form.tone ?? recipe.palette).arch)}</defs>
<path d="${outline}" fill="url(#${id})" opacity="${form.opacity ?? 0.85}"/>`;
}

function renderDisc(form: Disc, recipe: ImageRecipe, id: string): string {
  const { x, y, radius } = form;
  return `<defs>${diagonal(id, formColours(form.tone ?? recipe.palette).disc)}</defs>
<circle cx="${x * recipe.width}" cy="${y * recipe.height}" r="${radius * recipe.height}" fill="url(#${id})" opacity="${form.opacity ?? 0.9}"/>`;
}

/** The upper face is an ellipse this much flatter than wide: the camera stands a little above the plinth. */
const flatness = 0.17;

function renderPlinth(form: Plinth, recipe: ImageRecipe, id: string): string {
  const x = form.x * recipe.width;
  const y = form.y * recipe.height;
  const radius = form.radius * recipe.height;
  const depth = radius * flatness;
  const height = form.height * recipe.height;
  const colours = formColours(form.tone ?? recipe.palette);
  const [left, middle, right] = colours.plinthSide.map(hex);
  const shadow = hex(palettes[recipe.palette].shadow);
  const side = `M${x - radius} ${y}V${y + height}a${radius} ${depth} 0 0 0 ${radius * 2} 0V${y}Z`;
  return `<defs>${diagonal(`${id}-top`, colours.plinthTop)}
<linearGradient id="${id}-side"><stop offset="0" stop-color="${left}"/><stop offset=".55" stop-color="${middle}"/>
<stop offset="1" stop-color="${right}"/></linearGradient>
<filter id="${id}-soft" x="-50%" y="-200%" width="200%" height="500%">
<feGaussianBlur stdDeviation="${recipe.height * 0.018}"/></filter></defs>
<ellipse cx="${x + radius * 0.1}" cy="${y + height + depth * 0.25}" rx="${radius * 1.08}" ry="${depth * 0.95}"
 fill="${shadow}" opacity=".26" filter="url(#${id}-soft)"/>
<path d="${side}" fill="url(#${id}-side)"/>
<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${depth}" fill="url(#${id}-top)"/>`;
}

function renderWindowLight(form: WindowLight, recipe: ImageRecipe, id: string): string {
  const side = recipe.height;
  const ray = (start: number, width: number): string =>
    `<path d="M${start} ${-0.05 * side}h${width}l${0.42 * side} ${0.72 * side}h${-width}z"/>`;
  const x = form.x * recipe.width;
  return `<defs><filter id="${id}" x="-20%" y="-20%" width="140%" height="140%">
<feGaussianBlur stdDeviation="${side * 0.012}"/></filter></defs>
<g filter="url(#${id})" fill="#fff" opacity="${form.opacity ?? 0.4}">
${ray(x, 0.16 * side)}${ray(x + 0.2 * side, 0.08 * side)}</g>`;
}

function renderSplit(form: Split, { width, height, palette }: ImageRecipe): string {
  const [lit] = formColours(form.tone ?? palette).arch;
  const edge = `M0 ${height * 0.74}L${width} ${height * 0.36}V${height}H0Z`;
  return `<path d="${edge}" fill="${hex(lit)}" opacity="${form.opacity ?? 0.55}"/>`;
}

/** SVG of a form; `id` must be unique within the drawing. */
export function renderForm(form: Form, recipe: ImageRecipe, id: string): string {
  if (form.kind === "arch") return renderArch(form, recipe, id);
  if (form.kind === "disc") return renderDisc(form, recipe, id);
  if (form.kind === "plinth") return renderPlinth(form, recipe, id);
  if (form.kind === "window-light") return renderWindowLight(form, recipe, id);
  return renderSplit(form, recipe);
}
