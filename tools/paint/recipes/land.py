"""Forest, river and lake without anybody."""

import cv2
import numpy as np

from figures import smooth
from recipe import recipe, render
from retouch import (
    bent, brighter, copied, cut, filled, line, mirrored, mix, mix_colours, noise, oval, polygon, region, spanned, tinted, without,
)  # fmt: skip


@recipe('creek-snow-pillows', '55470343', by_day=True)
def _(picture):
    near = polygon(picture, [(0, 760), (380, 770), (500, 880), (560, 1080), (0, 1080)], 40) + polygon(picture, [(1240, 640), (1920, 600), (1920, 1080), (1260, 1080)], 60)
    cool = picture.mean(-1, keepdims=True) * np.array([0.955, 0.985, 1.02])
    calm = cv2.GaussianBlur(cool.astype(np.float32), (0, 0), 30)
    picture = mix(picture, cool, np.clip(near, 0, 1) * (picture.min(-1) > 0.62))
    edge = polygon(picture, [(0, 740), (300, 740), (470, 830), (530, 1000), (520, 1080), (330, 1080), (300, 900), (0, 860)], 20)
    picture = mix(picture, calm, edge * (picture.min(-1) > 0.62))
    bands = polygon(picture, [(700, 325), (940, 355), (945, 470), (880, 440), (700, 350)], 8) + polygon(picture, [(840, 280), (960, 290), (1000, 385), (930, 380)], 8)
    picture = tinted(picture, (0.90, 0.92, 0.95), np.clip(bands, 0, 1) * (picture.min(-1) > 0.8))
    picture = without(picture, [(1030, 286, 1180, 348), (836, 258, 926, 292)])
    # The stones are drawn anew in dark water: a pillow of snow leans over each and nearly hides it.
    stones = (985, 478, 62, 1), (1092, 506, 26, 2), (764, 586, 40, 3), (686, 652, 36, 4), (924, 640, 62, 5), (1040, 706, 58, 6), (858, 748, 78, 7), (786, 858, 60, 8), (664, 976, 88, 9)
    creek = polygon(picture, [(930, 440), (1110, 440), (1122, 520), (1090, 640), (1056, 720), (1066, 800), (1060, 930), (1230, 1080), (560, 1080), (552, 1000), (580, 870), (568, 800), (606, 730), (606, 650), (664, 600), (730, 560), (905, 560), (905, 500)], 3)
    old = region(picture, [(562, 846, 736, 1030), (708, 748, 870, 920), (766, 640, 952, 790), (846, 546, 994, 676), (964, 616, 1110, 748), (638, 600, 736, 688), (718, 536, 808, 632), (912, 416, 1064, 522), (1056, 470, 1130, 540)], blur=5) * creek
    water = (creek * (1 - old) * (picture.max(-1) < 0.66))[..., None]
    water = cv2.GaussianBlur(picture * water, (0, 0), 24) / (cv2.GaussianBlur(water, (0, 0), 24)[..., None] + 1e-4)
    picture = mix(picture, water, old)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    for x, y, half, seed in stones:
        chance = np.random.default_rng(seed)
        bumps = 1 + sum(chance.uniform(0.03, 0.10) * np.cos(k * turn + chance.uniform(0, 6)) for k in (2, 3, 5))
        round_, side, tall = np.stack([np.cos(turn), np.sin(turn)], 1) * bumps[:, None], chance.choice((-1, 1)), chance.uniform(0.5, 0.66)
        picture = filled(picture, (0.40, 0.44, 0.50), polygon(picture, round_ * (0.8 * half, 0.6 * half) + (x, y + 0.5 * half), 9) * 0.5)
        for right, down, wide, high, colour, blur in (
            (0, 0.10, 1.02, 0.42, (0.13, 0.15, 0.20), 5), (0.06 * side, -0.05, 0.95, 0.42, (0.25, 0.25, 0.27), 2),
            (-0.06 * side, 0.16 - tall, 1.0, tall, (0.60, 0.65, 0.73), 2), (-0.10 * side - 0.05, 0.06 - tall, 0.88, 0.8 * tall, (0.76, 0.80, 0.85), 7), (-0.16, -0.08 - tall, 0.55, 0.42 * tall, (0.85, 0.88, 0.91), 11),
        ):  # fmt: skip
            picture = filled(picture, colour, polygon(picture, round_ * (wide * half, high * half) + (x + right * half, y + down * half), blur))
    # Far away the creek is a sliver that turns behind its right bank.
    bank = spanned(picture, (820, 880), (1230, 1280), region(picture, [(880, 262, 1240, 540)]))
    creek = polygon(picture, smooth([(918, 486), (944, 442), (972, 404), (1012, 372), (1066, 350), (1130, 337), (1205, 324), (1132, 351), (1096, 376), (1090, 410), (1106, 446), (1132, 482), (1100, 560), (960, 560)]), 2)
    far = polygon(picture, [(900, 262), (1240, 262), (1240, 400), (1134, 482), (922, 482), (900, 440)], 6)
    picture = mix(picture, bank, far * (1 - creek))
    picture = filled(picture, (0.62, 0.66, 0.71), creek * np.clip((440 - np.arange(1080)[:, None]) / 130, 0, 0.75))
    picture = line(picture, [(948, 430), (974, 398), (1014, 367), (1066, 346), (1130, 333), (1210, 322)], (0.66, 0.70, 0.77), 7, 2.5, 0.8)
    picture = line(picture, [(1136, 486), (1110, 446), (1095, 412), (1100, 378), (1132, 354), (1210, 326)], (0.84, 0.87, 0.91), 7, 3, 0.5)
    picture = bent(picture, [(900, 316, 1230, 500)], 5)
    # No spruces that the edges cut.
    picture = spanned(picture, (1240, 1310), (1240, 1310), region(picture, [(0, 290, 306, 622), (1540, 290, 1920, 572)], blur=20))
    # Spruces in haze, from another river, with a little light between them, stand where trunks were sawn off.
    river = cv2.resize(render('01756ce3', 'kaamos-noon-river')[257:657], (1920, 320))
    light = np.clip(river.max(-1, keepdims=True) / 0.6, 0, 1)
    white = np.clip((river[..., 1:2] - 1.05 * river[..., :1]) / 0.03, 0, 1)
    glow = np.exp(-(((np.arange(1920)[None, :, None] - 1010) / 420) ** 2) - ((np.arange(320)[:, None, None] - 150) / 170) ** 2)
    behind = np.array([0.68, 0.69, 0.74]) + glow * np.array([0.17, 0.11, 0.06])
    snow = np.array([0.85, 0.87, 0.90])
    hazy = np.ones_like(picture) * snow
    hazy[:320] = mix_colours(np.array([0.46, 0.49, 0.55]), behind * (1 - white) + snow * white, light)
    wood = polygon(picture, [(0, 0), (1920, 0), (1920, 320), (1560, 304), (1330, 312), (1200, 292), (930, 270), (580, 280), (560, 215), (510, 200), (460, 300), (330, 330), (0, 316)], 8)
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
    picture = without(picture, [(1268, 742, 1366, 868)])
    picture = spanned(picture, (240, 280), (240, 280), region(picture, [(0, 756, 242, 1080)], blur=10))
    picture = spanned(picture, (1480, 1516), (1744, 1780), region(picture, [(1610, 690, 1676, 770), (1520, 754, 1744, 1056)], blur=8))
    picture = copied(picture, (1872, 0, 1920, 1080), -80, 0, 12)
    for x, y in ((306, 752), (497, 800), (612, 716), (797, 740), (1317, 728), (1400, 776), (1697, 736)):
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
    # The boat lies flatter, so that both its ends are in the water.
    columns, rows = np.meshgrid(np.arange(1920, dtype=np.float32), np.arange(1080, dtype=np.float32))
    lower = np.interp(rows, (720, 880, 1080), (0, 64, 0)) * np.interp(columns, (980, 1010, 1370, 1480), (0, 1, 1, 0))
    picture = cv2.remap(picture.astype(np.float32), columns, (rows - lower).astype(np.float32), cv2.INTER_CUBIC)
    picture = filled(picture, (0.09, 0.07, 0.06), polygon(picture, [(1338, 982), (1348, 996), (1358, 1010), (1358, 1026), (1325, 1022), (1314, 1008)]))
    water = region(picture, [(0, 560, 1920, 780)], blur=8) * np.clip((0.62 - picture.max(-1)) / 0.12, 0, 1)
    wood = picture[440:520].mean((0, 1)) * 0.82
    return mix(picture, wood * (0.75 + 0.9 * picture.mean(-1, keepdims=True)), cv2.GaussianBlur(water.astype(np.float32), (0, 0), 2) * 0.8)
