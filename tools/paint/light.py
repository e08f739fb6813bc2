"""What happens to a picture before it is painted: no black, rays that lead the brush, calm where words will stand."""

import cv2
import numpy as np

from strokes import slow_field

NIGHT_SHADOW, DAY_SHADOW = '#0d1a2e', '#2b3a52'
# Veil and words by night and by day, as in tests/support/veils-needed.ts, which decides.
NIGHT, DAY = ((10, 18, 32), (245, 248, 251)), ((245, 248, 251), (13, 26, 41))
CONTRAST = 4.5


def from_hex(colour):
    return np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)], np.float32) / 255


def without_black(picture, shadow, amount):
    """The darkest tones take the season's own shadow colour."""
    light = picture.max(-1, keepdims=True)
    share = np.clip(1 - light / 0.42, 0, 1) ** 1.6 * amount
    return picture * (1 - 0.35 * share) + from_hex(shadow) * share


def up_the_rays(picture, direction, seed):
    """Strokes of northern lights go up, as their rays do; returns directions, and where they do."""
    height, width, _ = picture.shape
    red, green, blue = picture[..., 0], picture[..., 1], picture[..., 2]
    coloured = np.maximum(green - 0.5 * (red + blue), 2.2 * (np.minimum(red, blue) - green))
    share = np.clip((coloured - 0.05) / 0.12, 0, 1)
    share = share * np.clip((0.62 - np.arange(height) / height) / 0.08, 0, 1)[:, None]
    share = cv2.GaussianBlur(share.astype(np.float32), (0, 0), 12)
    return np.where(share > 0.35, np.pi / 2 + slow_field(height, width, seed + 50, 0.06), direction), share


def towards(height, width, x, y, above):
    """Directions of rays that meet in a point, above a height; all in shares. And where they are."""
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    return np.arctan2(rows - y * height, columns - x * width), rows < above * height


def calm(picture, is_day, header=0.11, words=40, top=30):
    """
    Shade (by day: haze) over the lower left and the upper edge until words need no thicker veil there, per cent.

    header  how far down the header may lie, as a share of the height: farther where an opening is short
    """
    height, width, _ = picture.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    left = smooth(np.clip((0.66 - x) / 0.2, 0, 1) * np.clip((y - 0.28) / 0.2, 0, 1))
    edge = smooth(np.clip((header + 0.13 - y) / 0.14, 0, 1))
    ground = np.quantile(picture.reshape(-1, 3), 0.9, 0) if is_day else np.array([0.015, 0.03, 0.055])
    calmed = until(lambda share: mixed(picture, ground, left * share), lambda one: veils(one, is_day, header)[0] <= words)
    return until(lambda share: mixed(calmed, ground, edge * share), lambda one: veils(one, is_day, header)[1] <= top)


def smooth(share):
    return share * share * (3 - 2 * share)


def mixed(picture, ground, share):
    return (picture * (1 - share[..., None]) + ground * share[..., None]).astype(np.float32)


def until(make, is_enough):
    for share in np.arange(0, 0.61, 0.05):
        made = make(share)
        if is_enough(made):
            break
    return made


def veils(picture, is_day, header):
    small = cv2.resize(picture, (96, 54), interpolation=cv2.INTER_AREA).astype(np.float64)
    low = round(header * 54)
    bands = [small[:6], small[low - 6 : low]]
    return veil(small[22:53, :50], is_day), max(veil(band, is_day) for band in bands)


def veil(area, is_day):
    spots = area.reshape(-1, 3)
    over, words = (np.array(colour) / 255 for colour in (DAY if is_day else NIGHT))
    needed = np.ones(len(spots))
    for share in np.arange(1, -0.01, -0.02):
        light, dark = luminance(spots * (1 - share) + over * share), luminance(words)
        needed[(np.maximum(light, dark) + 0.05) / (np.minimum(light, dark) + 0.05) >= CONTRAST] = share
    most = np.sort(needed)[int(len(needed) * 0.97)]
    return 0 if most < 0.01 else int(np.ceil((most + 0.05) * 10) * 10)


def luminance(colour):
    linear = np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])
