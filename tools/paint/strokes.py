"""Oil strokes over a picture: coarse to fine, curved along its forms, with bristles and relief.

After Hertzmann, "Painterly Rendering with Curved Brush Strokes of Multiple Sizes" (SIGGRAPH 1998); the direction of a
stroke comes from the smoothed structure tensor instead of a single gradient, so that neighbours agree.
"""

import cv2
import numpy as np
from numba import njit

# Radii of the brushes at 1920 pixels, the largest first, and from which difference of colour on each one paints.
RADII = (26.0, 13.0, 7.0, 4.0, 2.4)
DIFFERENCES = (0.0, 0.045, 0.05, 0.055, 0.06)
# The longest stroke of each brush, in radii.
LENGTHS = (7, 8, 9, 9, 9)
BRISTLES = 64
MOST_POINTS = 199


def paint(picture, direction, certainty, focus=(), seed=1, radii=RADII):
    """Paint a picture.

    picture    height x width x 3, float32, sRGB 0 to 1
    direction  height x width: where no form leads, strokes go this way, in radians
    certainty  height x width: how strongly, as a squared gradient (4e-4 is calm, 0.02 overrules every form)
    focus      (x, y, radius x, radius y, weight) in shares of the picture: there fine brushes may work
    returns    a picture of the same shape
    """
    picture = np.ascontiguousarray(picture, dtype=np.float32)
    height, width, _ = picture.shape
    focused = focus_map(height, width, focus)
    random = np.random.default_rng(seed)
    ground = cv2.GaussianBlur(picture, (0, 0), 24)
    canvas = np.ascontiguousarray(0.85 * ground + 0.15 * ground.mean((0, 1)), dtype=np.float32)
    relief = np.zeros((height, width), np.float32)
    owner = np.zeros((height, width), np.int32)
    strokes = 0
    for layer, radius in enumerate(radii):
        seen = np.ascontiguousarray(cv2.GaussianBlur(picture, (0, 0), max(0.6, radius * 0.55)))
        angle = along_forms(seen, max(2.5, radius * 0.9), direction, certainty)
        xs, ys = jittered_grid(height, width, max(2.0, radius * 0.85), random)
        strokes = lay_strokes(
            canvas, relief, owner, seen, angle, float(radius), random.permutation(xs.size), xs, ys,
            reluctance(layer, len(radii), focused), DIFFERENCES[layer], LENGTHS[layer], seed + layer,
            0.018 if layer < 3 else 0.011, strokes, 0.3 + 0.7 * radius / radii[0],
        )  # fmt: skip
    return lit(canvas, relief, focused)


def slow_field(height, width, seed, amount=0.16, size=260):
    """Angles near zero that turn slowly: how a hand fills a sky. Radians."""
    noise = np.random.default_rng(seed).standard_normal((height // 8, width // 8)).astype(np.float32)
    noise = cv2.GaussianBlur(noise, (0, 0), size / 8)
    return cv2.resize(amount * noise / noise.std(), (width, height), interpolation=cv2.INTER_CUBIC)


def focus_map(height, width, focus):
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    focused = np.zeros((height, width), np.float32)
    for at_x, at_y, radius_x, radius_y, weight in focus:
        distance = ((x / width - at_x) / radius_x) ** 2 + ((y / height - at_y) / radius_y) ** 2
        focused = np.maximum(focused, weight * np.clip(1.35 - distance, 0, 1))
    return focused


def reluctance(layer, layers, focused):
    """By what the difference that makes a brush paint is multiplied: fine brushes work where the eye goes."""
    if layer == 0:
        return np.zeros_like(focused)
    away = (1 - focused) * max(0, layer - 2) * 0.55
    return (1.9 ** (layer / (layers - 1)) * (1 - 0.8 * focused) + away).astype(np.float32)


def along_forms(seen, sigma, direction, certainty):
    grey = cv2.cvtColor(seen, cv2.COLOR_RGB2GRAY)
    dx = cv2.Scharr(grey, cv2.CV_32F, 1, 0)
    dy = cv2.Scharr(grey, cv2.CV_32F, 0, 1)
    xx, xy, yy = (cv2.GaussianBlur(part, (0, 0), sigma) for part in (dx * dx, dx * dy, dy * dy))
    xx = xx + certainty * np.sin(direction) ** 2
    yy = yy + certainty * np.cos(direction) ** 2
    xy = xy - certainty * np.sin(direction) * np.cos(direction)
    return (np.arctan2(2 * xy, xx - yy) / 2 + np.pi / 2).astype(np.float32)


def jittered_grid(height, width, spacing, random):
    x, y = np.meshgrid(np.arange(spacing / 2, width, spacing), np.arange(spacing / 2, height, spacing))
    x = x.ravel() + random.uniform(-spacing / 2, spacing / 2, x.size)
    y = y.ravel() + random.uniform(-spacing / 2, spacing / 2, y.size)
    return np.clip(x, 0, width - 1), np.clip(y, 0, height - 1)


def lit(canvas, relief, focused):
    """The paint's thickness in a light from the upper left."""
    smooth = cv2.GaussianBlur(relief, (0, 0), 0.8)
    slope = (0.6 * cv2.Sobel(smooth, cv2.CV_32F, 1, 0) + 0.8 * cv2.Sobel(smooth, cv2.CV_32F, 0, 1)) / 8
    shade = np.clip(-slope, -0.5, 0.5) * 0.42 * (1 - 0.5 * focused)
    return np.clip(canvas * (1 + shade[..., None]), 0, 1)


@njit(cache=True)
def distance(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) + abs(one[2] - other[2])


@njit(cache=True)
def difference_around(canvas, seen, column, row, radius):
    height, width, _ = canvas.shape
    reach = int(radius)
    step = max(1, reach // 3)
    total = 0.0
    count = 0
    for y in range(max(0, row - reach), min(height, row + reach + 1), step):
        for x in range(max(0, column - reach), min(width, column + reach + 1), step):
            total += distance(canvas[y, x], seen[y, x])
            count += 1
    return total / max(count, 1)


@njit(cache=True)
def walk(canvas, seen, angle, x, y, turn, radius, points, colour, path):
    """Follow the forms from a point until the colour leaves the stroke's own; returns how many points there are."""
    height, width, _ = canvas.shape
    heading = angle[int(y), int(x)] + turn
    along_x = np.cos(heading)
    along_y = np.sin(heading)
    count = 0
    for step in range(min(points, MOST_POINTS)):
        column = int(x)
        row = int(y)
        if column < 0 or row < 0 or column >= width or row >= height:
            break
        off = distance(seen[row, column], colour)
        if step > radius * 1.1 and (off > distance(seen[row, column], canvas[row, column]) + 0.012 or off > 0.11):
            break
        next_x = np.cos(angle[row, column])
        next_y = np.sin(angle[row, column])
        if next_x * along_x + next_y * along_y < 0:
            next_x = -next_x
            next_y = -next_y
        along_x = 0.35 * next_x + 0.65 * along_x
        along_y = 0.35 * next_y + 0.65 * along_y
        norm = np.sqrt(along_x * along_x + along_y * along_y) + 1e-9
        along_x /= norm
        along_y /= norm
        x += along_x
        y += along_y
        path[count, 0] = x
        path[count, 1] = y
        count += 1
    return count


@njit(cache=True)
def lay_strokes(
    canvas, relief, owner, seen, angle, radius, order, xs, ys, reluctance, difference, longest, seed, jitter, stroke, thickness
):  # fmt: skip
    np.random.seed(seed)
    forth = np.empty((MOST_POINTS, 2))
    back = np.empty((MOST_POINTS, 2))
    path = np.empty((2 * MOST_POINTS + 4, 2))
    bristles = np.empty(BRISTLES)
    colour = np.empty(3)
    for index in order:
        column = int(xs[index])
        row = int(ys[index])
        if difference_around(canvas, seen, column, row, radius) < difference * reluctance[row, column]:
            continue
        for channel in range(3):
            colour[channel] = seen[row, column, channel]
        half = int(radius * longest) // 2
        ahead = walk(canvas, seen, angle, xs[index], ys[index], 0.0, radius, half, colour, forth)
        behind = walk(canvas, seen, angle, xs[index], ys[index], np.pi, radius, half, colour, back)
        points = ahead + behind
        for point in range(behind):
            path[point] = back[behind - 1 - point]
        for point in range(ahead):
            path[behind + point] = forth[point]
        if points < 3:  # a dab
            points = 4
            for point in range(4):
                shift = (point - 1.5) * radius * 0.4
                path[point, 0] = xs[index] + shift * np.cos(angle[row, column])
                path[point, 1] = ys[index] + shift * np.sin(angle[row, column])
        value = 0.0
        for bristle in range(BRISTLES):
            value = 0.55 * value + 0.6 * np.random.normal()
            bristles[bristle] = value
        lighter = np.random.normal() * jitter
        warmer = np.random.normal() * jitter * 0.3
        colour[0] = colour[0] * (1 + lighter) + warmer
        colour[1] = colour[1] * (1 + lighter)
        colour[2] = colour[2] * (1 + lighter) - warmer
        stroke += 1
        drag(canvas, relief, owner, path, points, radius * (0.8 + 0.4 * np.random.random()), radius, colour,
             bristles, stroke, thickness, 0.9 + 0.1 * np.random.random())  # fmt: skip
    return stroke


@njit(cache=True)
def drag(canvas, relief, owner, path, points, breadth, radius, colour, bristles, stroke, thickness, load):
    """Draw one stroke: it begins round, thins out and runs dry; each pixel takes its paint once."""
    height, width, _ = canvas.shape
    for point in range(points):
        share = point / max(points - 1, 1)
        start = np.sqrt(share * points / (breadth * 0.8 + 1))
        end = np.sqrt((1 - share) * points / (breadth * 1.2 + 1)) + 0.15
        reach = breadth * (0.55 + 0.45 * min(1.0, start) * min(1.0, end))
        after = min(point + 1, points - 1)
        before = max(point - 1, 0)
        along_x = path[after, 0] - path[before, 0]
        along_y = path[after, 1] - path[before, 1]
        norm = np.sqrt(along_x * along_x + along_y * along_y) + 1e-9
        along_x /= norm
        along_y /= norm
        steps = int(reach * 2 / 0.7) + 1
        for half_step in range(2):
            for step in range(steps + 1):
                across = -1.0 + 2.0 * step / steps
                column = int(path[point, 0] - along_y * across * reach + along_x * half_step * 0.5 + 0.5)
                row = int(path[point, 1] + along_x * across * reach + along_y * half_step * 0.5 + 0.5)
                if column < 0 or row < 0 or column >= width or row >= height or owner[row, column] == stroke:
                    continue
                bristle = bristles[int((across * 0.5 + 0.5) * (BRISTLES - 1) * min(1.0, radius / 14.0))]
                edge = min(1.0, max(0.0, 1.6 * (1 - across**6)))
                wet = load - 0.35 * max(0.0, share - 0.6) / 0.4 + 0.18 * bristle
                cover = min(0.96, edge * min(1.0, max(0.0, wet + 0.25)))
                if cover < 0.08:
                    continue
                owner[row, column] = stroke
                for channel in range(3):
                    target = colour[channel] * (1 + 0.022 * bristle)
                    canvas[row, column, channel] += (target - canvas[row, column, channel]) * cover
                ridge = (0.5 + 0.2 * bristle + 0.4 * (abs(across) > 0.8)) * thickness
                relief[row, column] += (ridge - relief[row, column]) * cover
