"""Small changes to a picture before it is painted: the brush hides their seams. All lengths are pixels of 1920 x 1080."""

import cv2
import numpy as np


def mirrored(picture):
    return np.ascontiguousarray(picture[:, ::-1])


def brighter(picture, gamma):
    return np.clip(picture, 0, 1) ** gamma


def region(picture, boxes=(), ellipses=(), blur=0.0):
    """A mask of 0 to 1. Boxes are left, top, right, bottom; ellipses are x, y, radius x, radius y."""
    mask = np.zeros(picture.shape[:2], np.uint8)
    for left, top, right, bottom in boxes:
        mask[top:bottom, left:right] = 255
    for x, y, radius_x, radius_y in ellipses:
        cv2.ellipse(mask, (x, y), (radius_x, radius_y), 0, 0, 360, 255, -1)
    mask = mask.astype(np.float32) / 255
    return cv2.GaussianBlur(mask, (0, 0), blur) if blur else mask


def polygon(picture, points, blur=1.5):
    """A mask of 0 to 1 within these corners."""
    mask = np.zeros(picture.shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.array(points, np.int32)], 255)
    return cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), blur)


def mix(picture, other, mask):
    return picture * (1 - mask[..., None]) + other * mask[..., None]


def tinted(picture, colour, mask):
    return mix(picture, picture * np.array(colour, np.float32), mask)


def filled(picture, colour, mask):
    return mix(picture, np.ones_like(picture) * np.array(colour, np.float32), mask)


def without(picture, boxes=(), ellipses=()):
    """Take something out of even snow, mist or sky."""
    mask = region(picture, boxes, ellipses)
    small = cv2.resize((picture * 255).astype(np.uint8), None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    hole = (cv2.resize(mask, small.shape[1::-1], interpolation=cv2.INTER_AREA) > 0).astype(np.uint8)
    filling = cv2.inpaint(small, cv2.dilate(hole, np.ones((3, 3))), 4, cv2.INPAINT_TELEA).astype(np.float32) / 255
    filling = cv2.resize(filling, picture.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    return mix(picture, filling, cv2.GaussianBlur(mask, (0, 0), 5))


def copied(picture, box, right=0, down=0, feather=14):
    """Fill a box with what lies beside it."""
    left, top, box_right, bottom = box
    other = picture.copy()
    other[top:bottom, left:box_right] = picture[top + down : bottom + down, left + right : box_right + right]
    mask = np.clip((region(picture, [box], blur=feather) - 0.5) * 2, 0, 1)
    return mix(picture, other, mask)


def cut(picture, left, top, width):
    """A part of the picture, as large as the whole."""
    part = picture[top : top + width * 9 // 16, left : left + width]
    return cv2.resize(part, picture.shape[1::-1], interpolation=cv2.INTER_CUBIC)


def line(picture, points, colour, width, blur, cover=1.0):
    mask = np.zeros(picture.shape[:2], np.float32)
    cv2.polylines(mask, [np.array(points, np.int32)], False, 1.0, width)
    return filled(picture, colour, cv2.GaussianBlur(mask, (0, 0), blur) * cover)


def oval(picture, x, y, radius_x, radius_y, colour, blur=1.0, cover=1.0):
    return filled(picture, colour, region(picture, ellipses=[(x, y, radius_x, radius_y)], blur=blur) * cover)


def shaded(picture, x, y, radius_x, radius_y, tone=0.6, blur=8.0):
    """The shadow that says that a thing stands on the ground."""
    return tinted(picture, (tone, tone * 1.03, tone * 1.08), region(picture, ellipses=[(x, y, radius_x, radius_y)], blur=blur))


def rim_lit(picture, boxes, right, down, colour, strength=1.6):
    """Light on the edges of dark figures that face something bright: so many pixels away in that direction."""
    light = cv2.GaussianBlur(picture.max(-1).astype(np.float32), (0, 0), 2)
    beyond = np.roll(light, (-down, -right), (0, 1))
    rim = np.clip(beyond - light - 0.06, 0, 1) * (light < 0.3) * region(picture, boxes, blur=6)
    return picture + np.array(colour, np.float32) * np.clip(rim * strength, 0, 1)[..., None]


def flaming(picture, x, y, radius_x, radius_y, seed=1):
    """Give a burnt-out flame its colours: pale yellow at its heart, orange towards its edges, in tongues."""
    noise = np.random.default_rng(seed).standard_normal((1080 // 12, 1920 // 4)).astype(np.float32)
    noise = cv2.resize(cv2.GaussianBlur(noise, (0, 0), 1.8), (1920, 1080), interpolation=cv2.INTER_CUBIC)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    near = ((columns - x) / radius_x) ** 2 + ((rows - y) / radius_y) ** 2 < 1.4
    flame = (picture.max(-1) > 0.8) & (picture[..., 1] > 0.5) & near
    depth = cv2.distanceTransform(flame.astype(np.uint8), cv2.DIST_L2, 5) / (0.55 * radius_x)
    heat = np.clip(depth + 0.16 * noise / noise.std(), 0, 1)[..., None]
    outer = mix_colours((0.98, 0.56, 0.14), (1.0, 0.76, 0.30), np.clip(heat * 2, 0, 1))
    colour = np.where(heat > 0.5, mix_colours((1.0, 0.76, 0.30), (1.0, 0.95, 0.74), heat * 2 - 1), outer)
    above_wood = np.clip((y + 0.45 * radius_y - rows) / 60, 0, 1)
    return mix(picture, colour, cv2.GaussianBlur(flame.astype(np.float32), (0, 0), 5) * 0.7 * above_wood)


def mix_colours(one, other, share):
    return np.array(one) * (1 - share) + np.array(other) * share


def noise(rows_apart, columns_apart, seed):
    """Unevenness of mean 0 and deviation 1, whose patches are about so many pixels high and wide."""
    even = np.random.default_rng(seed).standard_normal((1080, 1920)).astype(np.float32)
    even = cv2.GaussianBlur(even, (0, 0), sigmaX=columns_apart / 2, sigmaY=rows_apart / 2)
    return even / even.std()


def bent(picture, boxes, size=14, seed=1):
    """Edges that are too round or too straight, wavering by so many pixels."""
    strength = size * region(picture, boxes, blur=12)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    across, down = (noise(26, 34, seed + i) * strength for i in (0, 1))
    return cv2.remap(picture.astype(np.float32), columns + across, rows + down / 2, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def burning(picture, x, base, tongues):
    """A fire of tongues: each is its place beside x, its width, height and lean, in pixels."""
    for colour, size, blur in (((0.86, 0.32, 0.06), 1.0, 5), ((0.98, 0.58, 0.14), 0.76, 4), ((1.0, 0.84, 0.46), 0.5, 4)):
        mask = np.zeros(picture.shape[:2], np.uint8)
        for place, width, height, lean in tongues:
            up = np.linspace(0, 1, 40)
            half = width / 2 * np.sin(np.pi * np.clip(up * 0.86 + 0.14, 0, 1)) ** 0.8 * (1 - up**3) * size
            middle = x + place + lean * up**1.6 + 0.16 * width * np.sin(6 * up + place) * up
            height_there = base - height * (1 - (1 - size) * 0.8) * up
            edge = np.vstack([np.stack([middle - half, height_there], 1), np.stack([middle + half, height_there], 1)[::-1]])
            cv2.fillPoly(mask, [np.round(edge).astype(np.int32)], 255)
        picture = filled(picture, colour, cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), blur) * 0.92)
    return picture
