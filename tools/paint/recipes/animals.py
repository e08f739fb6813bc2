"""Animals, their tracks, and the boardwalk that leads past them."""

import cv2
import numpy as np

from figures import reindeer, smooth, spruce
from recipe import recipe
from retouch import brighter, copied, cut, filled, mirrored, mix, noise, oval, polygon, region, shaded, spanned, tinted, without


@recipe('bear-snowy-ridge-haze', 'bd35351d', by_day=True, focus=[(0.645, 0.61, 0.05, 0.09, 0.6)])
def _(picture):
    near = region(picture, ellipses=[(1230, 715, 150, 105), (1500, 740, 320, 90)], blur=14)
    snow = region(picture, [(0, 690, 1920, 1080)], blur=20) * (1 - near)
    sky = region(picture, [(250, 0, 1670, 560)], blur=30)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 16), snow)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 9), sky)
    # The far legs and the snow seen under the belly are in the bear's own shadow.
    picture = tinted(picture, (0.82, 0.80, 0.80), region(picture, ellipses=[(1184, 766, 18, 24), (1330, 772, 14, 24)], blur=4))
    under = region(picture, [(1216, 752, 1292, 790), (1298, 756, 1322, 790)], blur=3) * (picture.max(-1) > 0.7)
    return tinted(picture, (0.92, 0.89, 0.92), cv2.GaussianBlur(under, (0, 0), 1))


@recipe('elk-between-pines-mist', '408e8787', by_day=True, focus=[(0.6, 0.56, 0.08, 0.14, 0.6)])
def _(picture):
    fur = np.median(picture[530:580, 1150:1260].reshape(-1, 3), 0)
    # The elk is drawn anew before the empty wood: no antlers in winter, a heavy muzzle, a hump, long legs.
    picture = copied(copied(picture, (1040, 380, 1185, 493), 130, -6, 3), (1144, 0, 1180, 493), -36, 0, 6)
    picture = spanned(without(picture, ellipses=[(1012, 546, 24, 26), (1072, 548, 10, 26)]), (1076, 1092), (1300, 1316), region(picture, [(1094, 575, 1296, 712)], blur=4))
    legs = (
        ([(1128, 560), (1164, 560), (1158, 610), (1155, 644), (1156, 686), (1158, 706), (1145, 706), (1146, 686), (1144, 644), (1136, 606)], 1.08),
        ([(1218, 550), (1262, 550), (1248, 592), (1256, 632), (1250, 660), (1246, 686), (1245, 705), (1231, 705), (1235, 686), (1240, 646), (1224, 604)], 1.08),
        ([(1106, 556), (1156, 556), (1142, 606), (1133, 642), (1132, 684), (1132, 708), (1117, 708), (1117, 684), (1118, 646), (1110, 604)], 1.0),
        ([(1226, 540), (1278, 540), (1276, 580), (1274, 604), (1287, 634), (1279, 664), (1277, 684), (1275, 707), (1260, 707), (1263, 684), (1270, 642), (1246, 610), (1228, 584)], 1.0),
    )
    body = [
        (1076, 482), (1060, 483), (1040, 498), (1016, 511), (1000, 527), (995, 545), (1003, 557), (1013, 552), (1021, 557), (1033, 551), (1052, 541), (1070, 536), (1082, 542),
        (1090, 562), (1100, 580), (1120, 590), (1150, 592), (1185, 590), (1222, 577), (1250, 590), (1274, 584), (1281, 556), (1274, 530), (1254, 514), (1224, 506), (1190, 500),
        (1160, 484), (1136, 475), (1114, 480), (1094, 490),
    ]  # fmt: skip
    ears_and_bell = [(1068, 488), (1056, 474), (1050, 457), (1064, 464), (1076, 480)], [(1076, 488), (1086, 472), (1110, 461), (1104, 476), (1086, 492)], [(1070, 534), (1074, 556), (1079, 570), (1084, 556), (1086, 540)]
    mist = 1 - 0.35 * np.clip((np.arange(1080, dtype=np.float32)[:, None] - 590) / 110, 0, 1)
    for shape, tone in (*legs, *((part, 1.0) for part in (body, *ears_and_bell))):
        picture = filled(picture, fur * tone, polygon(picture, smooth(shape), 1) * mist)
    picture = copied(copied(picture, (1878, 760, 1920, 960), -62, 0, 6), (1896, 400, 1920, 442), 0, 60, 4)
    feet = (788, 789, 30), (353, 770, 28), (306, 755, 40), (173, 741, 22), (1547, 819, 40), (1647, 746, 22), (1848, 752, 24), (1125, 705, 11), (1153, 703, 10), (1239, 702, 10), (1269, 704, 11)
    for x, y, half in feet:
        snow = np.median(picture[y + 8 : y + 24, x - 70 : x + 70].reshape(-1, 3), 0)
        picture = oval(oval(picture, x, y + 4, int(1.5 * half), half // 3, snow, 3), x - half // 3, y + 1, half, half // 3, snow * 1.03, 3)
    return brighter(picture, 0.85)


@recipe('fox-tracks-evening-snow', '6558cafc', by_day=True, focus=[(0.67, 0.8, 0.06, 0.25, 0.8)])
def _(picture):
    # Quiet snow in broad drifts, from which the grass looks out.
    tufts = [(230, 665, 90, 60), (1690, 735, 70, 70)]
    grass = region(picture, ellipses=tufts) * (picture[..., 0] > 0.88 * picture[..., 2]) * (picture.max(-1) < 0.8)
    grass = cv2.GaussianBlur(grass.astype(np.float32), (0, 0), 1.5)
    picture = copied(picture, (1215, 620, 1440, 1080), -270, 0, 26)
    open_snow = without(picture, ellipses=tufts)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    near = np.clip((rows - 470) / 500, 0, 1)
    calm = mix(*(cv2.GaussianBlur(open_snow, (0, 0), sigmaX=across, sigmaY=down) for across, down in ((20, 4), (32, 10))), near)
    calm = calm + (calm - cv2.GaussianBlur(calm, (0, 0), 120)) * 0.35
    picture = mix(picture, calm, np.clip((rows - 478) / 24, 0, 1) * (1 - grass))
    # A fox sets each paw into the line of the one before: so many metres away from an eye one metre above the snow.
    for step, away in enumerate(np.arange(1.7, 16, 0.36)):
        size = 48 / away
        x, y, flat = 1215 + 1088 * (0.16 + 0.018 * (-1) ** step + 0.10 * np.sin(away / 1.6)) / away, 400 + 1088 / away, 0.5 + 0.4 / away
        toes = ((-0.5, -0.05), (-0.2, -0.5), (0.2, -0.5), (0.5, -0.05)) if away < 4 else ()
        marks = (0.35, 0.2, 1.0, (0.76, 0.75, 0.88)), (0, 0, 1, (0.46, 0.48, 0.72)), (0, 0.35 if toes else 0, 0.45, (0.34, 0.36, 0.61)), *((*toe, 0.24, (0.34, 0.36, 0.61)) for toe in toes)
        for right, down, scale, colour in marks:
            radii = (max(1, int(scale * size)), max(1, int(1.15 * scale * size * flat)))
            picture = oval(picture, int(x + right * size), int(y + 1.2 * down * size * flat), *radii, colour, max(1, size / 10), 0.85)
    return picture


@recipe('reindeer-dusk-ridge', 'af682468', by_day=True, focus=[(0.5, 0.64, 0.5, 0.12, 0.6)])
def _(picture):
    # The trees and the herd are drawn anew before a plain fell.
    picture = without(copied(picture, (760, 430, 812, 486), 56, 0, 6), [(860, 380, 1080, 790), (1150, 440, 1460, 790), (1480, 370, 1680, 790)])
    picture = oval(picture, 1180, 530, 420, 80, (0.985, 0.885, 0.785), 50, 0.85)
    columns = np.arange(1920)
    stops = (0, 220, 440, 720, 1110, 1450, 1700, 1920)
    tones = (0.71, 0.79, 0.83, 0.85, 0.89, 0.86, 0.82, 0.76), (0.53, 0.60, 0.635, 0.67, 0.73, 0.655, 0.64, 0.57), (0.445, 0.505, 0.535, 0.56, 0.615, 0.55, 0.54, 0.48)
    fell = np.stack([np.interp(columns, stops, tone) for tone in tones], -1) * (1 + 0.012 * noise(14, 120, 9)[..., None])
    crest = [
        (0, 299), (180, 337), (300, 352), (360, 377), (480, 418), (600, 434), (720, 463), (840, 500), (960, 538), (1075, 576), (1140, 577),
        (1200, 570), (1300, 572), (1440, 591), (1500, 597), (1620, 562), (1740, 541), (1920, 512), (1920, 776), (0, 776),
    ]  # fmt: skip
    picture = mix(picture, fell, polygon(picture, crest, 2))
    for x, height in ((66, 230), (118, 330), (404, 190), (696, 300), (920, 380), (972, 210), (1240, 330), (1684, 430)):
        # Snow sits on the tops and makes them blunt.
        tip, half, lit, empty = 776 - int(0.9 * height), 5 + height / 80, 1 if x < 1100 else -1, picture
        picture = spruce(picture, x, 776, height, (0.50, 0.35, 0.35), (0.69, 0.54, 0.53), x, 0.27, 0.85, lit)
        picture = mix(picture, empty, region(picture, [(x - 40, 0, x + 40, tip)], blur=1))
        cap = np.array([(-1.1, 3.6), (-0.9, 2.2), (-0.6, 0.9), (0, 0), (0.55, 0.7), (0.75, 1.7), (1.15, 2.8), (0.7, 3.4), (0, 2.9), (-0.5, 3.9)])
        for colour, aside in (((0.54, 0.40, 0.40), 0), ((0.69, 0.54, 0.53), 0.3)):
            picture = filled(picture, colour, polygon(picture, smooth(cap * (half * (1 - aside), half) + (x + aside * half * lit, tip - 4)), 1))
    browns = (0.24, 0.13, 0.13), (0.36, 0.21, 0.19)
    herd = (
        (250, 98, 10, (0.12, 0.16), 0.85), (540, 106, 24, (0.2, 0.1), 0.8), (758, 78, 0, (0.08, 0.14), 0.5), (1040, 102, 90, (0.06, 0.1), 0.8),
        (1542, 70, 16, (0.16, 0.08), 0.45), (1340, 110, -6, (0.18, 0.2), 1.1), (1766, 100, 22, (0.1, 0.18), 0.95),
    )  # fmt: skip
    for x, height, head, stride, antlers in herd:
        picture = reindeer(picture, x, 775, height, *browns, head, stride, antlers)
    snow = np.stack([np.interp(columns, (0, 440, 1110, 1450, 1920), tone) for tone in ((0.38, 0.45, 0.52, 0.48, 0.40), (0.33, 0.38, 0.44, 0.40, 0.34), (0.39, 0.46, 0.475, 0.465, 0.40))], -1)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    ridge = np.clip((rows - 770 - 2 * noise(30, 60, 4)) / 3, 0, 1) * np.clip((830 - rows) / 30, 0, 1)
    picture = mix(picture, snow, ridge)
    swell = 13 * np.sin(columns / 330 + 0.6) + 6 * np.sin(columns / 140)
    picture = cv2.remap(picture, columns, rows + swell * np.clip((rows - 420) / 300, 0, 1), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return without(picture, [(290, 796, 460, 890), (985, 868, 1160, 945), (1570, 812, 1750, 890), (1830, 790, 1920, 840)])


@recipe('reindeer-forest-falling-snow', '6558cafc', by_day=True, focus=[(0.68, 0.6, 0.2, 0.13, 0.95)])
def _(picture):
    sky = region(picture, [(0, 0, 1920, 330)], blur=60)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 14), sky)
    picture = copied(picture, (920, 590, 1320, 890), -420, 0, 20)
    picture = copied(picture, (1280, 560, 1880, 870), -560, 0, 24)
    picture = cut(copied(picture, (1240, 530, 1340, 610), -110, 0, 14), 0, 45, 1836)
    # Far enough in the snowfall to be grey: pale ruffs and rumps, and feet in the snow.
    ruff = [(0.50, 0.86), (0.72, 0.90), (0.84, 0.86), (0.80, 0.40), (0.58, 0.36), (0.44, 0.56)]
    ruff_down = [(0.46, 0.84), (0.60, 0.72), (0.78, 0.44), (0.62, 0.2), (0.44, 0.36), (0.38, 0.56)]
    rump = [(-0.52, 0.98), (-0.70, 1.0), (-0.72, 0.66), (-0.56, 0.6)]
    belly = [(-0.44, 0.58), (0.0, 0.52), (0.42, 0.54), (0.42, 0.40), (-0.44, 0.40)]
    for x, foot, height, head, looks_left, veil in ((1556, 682, 72, 4, False, 0.52), (754, 722, 94, 90, True, 0.36), (1350, 738, 100, 6, False, 0.30)):
        empty = shaded(mirrored(picture) if looks_left else picture, x, foot - 2, int(0.75 * height), 7, 0.9, 5)
        drawn = reindeer(empty, x, foot, height, (0.31, 0.28, 0.27), (0.36, 0.32, 0.30), head, (0.13, 0.13), 0.85)
        coat = cv2.GaussianBlur((np.abs(drawn - empty).max(-1) > 0.12).astype(np.float32), (0, 0), 1)
        for part, cover in ((ruff_down if head > 45 else ruff, 0.8), (rump, 0.6), (belly, 0.4)):
            place = [(x + right * height, foot - up * height) for right, up in part]
            drawn = filled(drawn, (0.69, 0.67, 0.66), polygon(drawn, place, 0.045 * height) * coat * cover)
        drawn = mix(empty, drawn, (1 - veil) * region(empty, [(0, 0, 1920, foot - 3)], blur=2))
        picture = mirrored(drawn) if looks_left else drawn
    flakes = np.random.default_rng(3).uniform((0, 0, 2), (1920, 900, 5.5), (640, 3)).astype(int)
    return filled(picture, (0.97, 0.98, 0.99), region(picture, ellipses=[(x, y, size, size) for x, y, size in flakes], blur=1) * 0.8)


@recipe('wildlife-park-boardwalk', 'af682468', by_day=True)
def _(picture):
    return brighter(copied(picture, (590, 505, 730, 612), -150, -20, 8), 0.6)
