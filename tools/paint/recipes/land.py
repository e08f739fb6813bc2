"""Forest, river and lake without anybody."""

import cv2
import numpy as np

from figures import spruce
from recipe import recipe, render
from retouch import (
    brighter, copied, cut, filled, mirrored, mix, mix_colours, noise, oval, polygon, region, tinted, without,
)  # fmt: skip


@recipe('creek-snow-pillows', '55470343', by_day=True)
def _(picture):
    near = polygon(picture, [(0, 760), (380, 770), (500, 880), (560, 1080), (0, 1080)], 40) + polygon(picture, [(1240, 640), (1920, 600), (1920, 1080), (1260, 1080)], 60)
    cool = picture.mean(-1, keepdims=True) * np.array([0.955, 0.985, 1.02])
    smooth = cv2.GaussianBlur(cool.astype(np.float32), (0, 0), 30)
    picture = mix(picture, cool, np.clip(near, 0, 1) * (picture.min(-1) > 0.62))
    edge = polygon(picture, [(0, 740), (300, 740), (470, 830), (530, 1000), (520, 1080), (330, 1080), (300, 900), (0, 860)], 20)
    picture = mix(picture, smooth, edge * (picture.min(-1) > 0.62))
    bands = polygon(picture, [(700, 325), (940, 355), (945, 470), (880, 440), (700, 350)], 8) + polygon(picture, [(840, 280), (960, 290), (1000, 385), (930, 380)], 8)
    picture = tinted(picture, (0.90, 0.92, 0.95), np.clip(bands, 0, 1) * (picture.min(-1) > 0.8))
    # The caps lie on their stones.
    picture = without(picture, [(1030, 286, 1180, 348), (836, 258, 926, 292)])
    stones = region(picture, [(581, 914, 712, 1010), (729, 818, 847, 890), (785, 704, 931, 766), (982, 668, 1096, 720), (862, 606, 978, 660)], blur=5)
    picture = filled(picture, (0.17, 0.19, 0.23), stones * np.clip((0.62 - picture.min(-1)) / 0.12, 0, 1))
    # Spruces in haze, from another river, with a little light between them, stand where trunks were sawn off.
    river = cv2.resize(render('01756ce3', 'kaamos-noon-river')[257:657], (1920, 320))
    light = np.clip(river.max(-1, keepdims=True) / 0.6, 0, 1)
    white = np.clip((river[..., 1:2] - 1.05 * river[..., :1]) / 0.03, 0, 1)
    glow = np.exp(-(((np.arange(1920)[None, :, None] - 1010) / 420) ** 2) - ((np.arange(320)[:, None, None] - 150) / 170) ** 2)
    behind = np.array([0.68, 0.69, 0.74]) + glow * np.array([0.17, 0.11, 0.06])
    snow = np.array([0.85, 0.87, 0.90])
    hazy = np.ones_like(picture) * snow
    hazy[:320] = mix_colours(np.array([0.46, 0.49, 0.55]), behind * (1 - white) + snow * white, light)
    wood = polygon(picture, [(160, 0), (1690, 0), (1640, 80), (1606, 200), (1560, 300), (1330, 312), (1200, 292), (930, 270), (580, 280), (560, 215), (510, 200), (460, 300), (330, 330), (200, 240)], 8)
    picture = mix(picture, hazy, wood)
    return without(picture, [(336, 318, 384, 396), (1452, 300, 1502, 420), (1330, 306, 1460, 345), (290, 320, 420, 360)])


@recipe('forest-evening-pink', '63cf6623', source='wildlife-park-boardwalk')
def _(picture):
    # The walkers and their boardwalk give way to trees, and to a drift of snow at the foot of the wood.
    beside = picture.copy()
    beside[:, 470:775] = cv2.resize(picture[:, 775:997][:, ::-1], (305, 1080))
    picture = mix(picture, beside, region(picture, [(300, 0, 775, 1080)], blur=3))
    picture = copied(picture, (694, 0, 770, 600), 254, 0, 8)
    crest = [(380, 572), (610, 568), (830, 574), (1040, 584), (1200, 598), (1320, 612), (1420, 630), (1520, 668), (1620, 726), (1740, 790), (1920, 868)]
    rows = np.arange(1080, dtype=np.float32)[:, None, None]
    snow = mix_colours((0.60, 0.53, 0.66), (0.32, 0.34, 0.50), np.clip((rows - 570) / 250, 0, 1) ** 0.7)
    snow = snow * (1 + 0.05 * noise(26, 260, 4)[..., None])
    picture = mix(picture, snow, polygon(picture, [*crest, (1920, 1080), (380, 1080)], 5))
    picture = cut(brighter(picture, 0.8), 470, 0, 1450)
    dusk = np.clip(1 - rows / 520, 0, 1)
    grey = picture.mean(-1, keepdims=True)
    return (grey + (picture - grey) * (1.2 + 0.25 * dusk)) * mix_colours((1.04, 0.98, 1.0), (0.68, 0.56, 0.74), dusk)


@recipe('frosted-birches-sun', 'cc4756dd', by_day=True)
def _(picture):
    picture = without(picture, [(1275, 770, 1355, 865)])
    picture = copied(copied(picture, (0, 700, 250, 1080), 270, 0, 20), (1510, 680, 1770, 1080), -330, 0, 20)
    picture = copied(picture, (1872, 0, 1920, 1080), -80, 0, 12)
    for x, foot, height in ((226, 812, 430), (1742, 786, 330)):
        picture = spruce(picture, x, foot, height, (0.63, 0.53, 0.42), (0.76, 0.71, 0.68), x, 0.46, 0.9)
    for x, y in ((38, 764), (226, 812), (306, 752), (497, 800), (612, 716), (797, 740), (1317, 728), (1400, 776), (1742, 786)):
        away = np.array([x - 1137, y - 360]) * 0.3
        shadow = polygon(picture, [(x - 16, y), (x + 16, y), tuple((np.array([x + 40, y]) + away).astype(int)), tuple((np.array([x - 30, y]) + away).astype(int))], 8)
        picture = tinted(picture, (0.86, 0.89, 0.95), shadow)
        snow = np.median(picture[y + 16 : y + 40, max(0, x - 90) : x + 90].reshape(-1, 3), 0)
        picture = oval(picture, x, y + 10, 58, 20, snow, 4)
        picture = oval(picture, x - 14, y + 2, 22, 10, snow * 1.04, 3)
    return picture


@recipe('kaamos-noon-river', '01756ce3', by_day=True)
def _(picture):
    picture = without(picture, [(930, 772, 1026, 850), (1010, 866, 1110, 940), (812, 940, 952, 1052)])
    # Two stones, dark and wet below, with uneven pillows of snow, and both again in the water.
    around = np.linspace(0, 2 * np.pi, 60)
    across, up = np.cos(around), np.sin(around)
    for x, y, half, lean in ((1066, 900, 40, 0.5), (888, 1004, 60, 3.2)):
        uneven = 1 + 0.07 * np.sin(2 * around + lean) + 0.05 * np.sin(3 * around + 2 * lean)
        shore = y + 0.3 * half
        stone = np.stack([x + half * uneven * across, y + half * np.where(up > 0, -0.5, -0.3) * uneven * up], 1)
        pillow = np.stack([x + 0.94 * half * uneven * across, y - half * (0.3 + np.where(up > 0, 0.46, 0.2 + 0.1 * np.sin(5 * across + lean)) * uneven * up)], 1)
        for shape, colour, cover in ((stone, (0.04, 0.06, 0.11), 0.85), (pillow, (0.24, 0.29, 0.42), 0.75)):
            picture = filled(picture, colour, polygon(picture, shape * (1, -0.9) + (0, 1.9 * shore), 4) * cover)
        picture = filled(picture, (0.035, 0.05, 0.095), polygon(picture, stone, 1.5))
        picture = filled(picture, (0.33, 0.40, 0.57), polygon(picture, pillow, 1.5))
        lit = (pillow - (x, y - 0.4 * half)) * (0.7, 0.5) + (x - 0.1 * half, y - 0.5 * half)
        picture = filled(picture, (0.46, 0.53, 0.70), polygon(picture, lit, 0.1 * half))
    return brighter(picture, 0.66)


@recipe('lone-sledge-polar-noon-lake', 'cc4756dd', True, [(0.85, 0.88, 0.16, 0.07, 0.8), (0.6, 0.88, 0.1, 0.1, 0.5)])
def _(picture):
    track = np.zeros(picture.shape[:2], np.float32)
    for start, end in ((984, 905), (1002, 925)):
        points = [[1345 + 600 * share, start + (end - start) * share**0.8] for share in np.linspace(0, 1, 60)]
        cv2.polylines(track, [np.array(points, np.int32)], False, 0.9, 7)
    return tinted(picture, (0.74, 0.78, 0.84), cv2.GaussianBlur(track, (0, 0), 2.5))


@recipe('midsummer-night-sun-lake', 'cc4756dd', by_day=True)
def _(picture):
    picture = brighter(cut(mirrored(picture), 0, 120, 1620), 0.62)
    leaves = region(picture, [(1850, 170, 1920, 440)]) * (picture.max(-1) < 0.75)
    picture = cv2.inpaint((np.clip(picture, 0, 1) * 255).astype(np.uint8), cv2.dilate(leaves.astype(np.uint8), np.ones((9, 9))), 5, cv2.INPAINT_TELEA).astype(np.float32) / 255
    water = region(picture, [(0, 560, 1920, 780)], blur=8) * np.clip((0.62 - picture.max(-1)) / 0.12, 0, 1)
    wood = picture[440:520].mean((0, 1)) * 0.82
    return mix(picture, wood * (0.75 + 0.9 * picture.mean(-1, keepdims=True)), cv2.GaussianBlur(water.astype(np.float32), (0, 0), 2) * 0.8)
